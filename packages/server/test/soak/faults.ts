import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CuttableProxy } from '../support/cuttable-proxy.ts';
import type { KillableServer } from '../support/killable-server.ts';
import type { Service } from '../support/services.ts';
import type { Fault } from './soak.ts';

/** Flags of a server whose clock can be set by a signal: each time by up to an hour, forward or back. */
export const settableClock = [
  '--import',
  `data:text/javascript,${encodeURIComponent(
    `const now = Date.now;
     let ahead = 0;
     Date.now = () => now() + ahead;
     process.on('SIGUSR2', () => { ahead += (Math.random() * 2 - 1) * 3600e3; });`,
  )}`,
];

export const kill = (servers: readonly KillableServer[], weight: number): Fault => ({
  name: 'kill -9',
  weight,
  inflict: async (chance) => {
    const server = servers[chance.below(servers.length)];
    await server.kill();
    await server.startAgain();
  },
});

export const freeze = (servers: readonly KillableServer[], weight: number): Fault => ({
  name: 'pause',
  weight,
  inflict: async (chance) => {
    const server = servers[chance.below(servers.length)];
    server.freeze();
    await sleep(300 + chance.below(1700));
    server.thaw();
  },
});

export const jumpClock = (servers: readonly KillableServer[], weight: number): Fault => ({
  name: 'clock jump',
  weight,
  inflict: async (chance) => servers[chance.below(servers.length)].signal('SIGUSR2'),
});

/** A disk of its own, in memory, so that it can be filled. Only root can mount one. */
export function mountDisk(folder: string, megabytes: number): () => void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder]);
  return () => void execFileSync('umount', ['-l', folder]);
}

export const fillDisk = (folder: string, weight: number, afterwards?: () => Promise<void>): Fault => ({
  name: 'disk full',
  weight,
  inflict: async (chance) => {
    const filler = join(folder, 'filler');
    for (const size of [1 << 20, 1 << 12]) fillWith(filler, Buffer.alloc(size));
    await sleep(500 + chance.below(1000));
    rmSync(filler);
    await afterwards?.();
  },
});

function fillWith(file: string, piece: Buffer): void {
  try {
    for (;;) writeFileSync(file, piece, { flag: 'a' });
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'ENOSPC') throw error;
  }
}

export const cutLine = (name: string, line: CuttableProxy, weight: number): Fault => ({
  name: `${name} cut at its answers`,
  weight,
  inflict: async (chance) => {
    for (let cuts = 1 + chance.below(6); cuts > 0; cuts--) {
      line.cutAtAnswer();
      await sleep(50 + chance.below(150));
    }
  },
});

export const partition = (name: string, line: CuttableProxy, weight: number): Fault => ({
  name: `${name} partitioned`,
  weight,
  inflict: async (chance) => {
    line.hold();
    await sleep(300 + chance.below(1700));
    line.release();
  },
});

export const unplug = (name: string, service: Service, weight: number): Fault => ({
  name: `${name} unplugged`,
  weight,
  inflict: async (chance) => {
    await service.stop();
    await sleep(chance.below(1500));
    await service.start();
  },
});
