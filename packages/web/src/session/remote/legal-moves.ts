// A file of its own to be imported on demand: importing the package that way would pull all of it into the page's first load.
export { legalFor } from '@tischrunde/engine';
