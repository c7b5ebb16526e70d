#!/usr/bin/env node
import module from 'node:module';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(`Tischrunde needs Node 22.18 or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}
module.enableCompileCache();
const { main } = await import('../src/main.ts');
await main();
