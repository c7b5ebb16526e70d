import { Turns } from './turns.ts';

/** So much is done at one time, and so much of it for one network and for one address. */
const mostAtOnce = 16;
const mostOfNetwork = 8;
const mostOfAddress = 4;

/** What reads much of the store, such as loads of tables, waits here. Networks take turns, and so do the addresses of a network. */
export class LoadQueue {
  private readonly networkOf: (address: string) => string;
  private readonly networks = new Turns(mostAtOnce, mostOfNetwork);
  /** The turns of the addresses, by network. */
  private readonly addresses = new Map<string, Turns>();

  constructor(networkOf: (address: string) => string) {
    this.networkOf = networkOf;
  }

  async run<Found>(address: string, task: () => Promise<Found>): Promise<Found> {
    const network = this.networkOf(address);
    const addresses = this.addresses.get(network) ?? new Turns(mostOfNetwork, mostOfAddress);
    this.addresses.set(network, addresses);
    try {
      return await addresses.run(address, () => this.networks.run(network, task));
    } finally {
      if (addresses.isIdle) this.addresses.delete(network);
    }
  }
}
