export { network } from '../en/network.ts';
