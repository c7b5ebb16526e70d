// A file of its own to be imported on demand: importing the package that way would pull all of it into what a page loads first.
export { legalFor } from '@tischrunde/engine';
