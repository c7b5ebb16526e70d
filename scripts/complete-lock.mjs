// Completes package-lock.json after `npm install`: a registry that keeps packages for some platforms only makes npm
// leave the others out of the lock, and `npm ci` then refuses the lock. What is missing is known from the lock itself:
// name and exact version from `optionalDependencies`, the platform from the name.
import { readFileSync, writeFileSync } from 'node:fs';

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const processors = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];

for (const path of process.argv.slice(2)) {
  const lock = JSON.parse(readFileSync(path, 'utf8'));
  let added = 0;
  for (const [place, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const inside = `${place}/node_modules/${name}`;
      const beside = `node_modules/${name}`;
      if (lock.packages[inside] !== undefined || lock.packages[beside] !== undefined) continue;
      lock.packages[beside] = entryFor(name, version, dev);
      added++;
    }
  }
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${path}: ${added} packages for other platforms added`);
}

function entryFor(name, version, dev) {
  if (!/^\d/.test(version))
    throw new Error(`${name} is wanted as ${version}: only an exact version can be completed`);
  const words = name.split(/[-/]/);
  const cpu = processors.filter((processor) => words.includes(processor));
  const os = systems.filter((system) => words.includes(system));
  return {
    version,
    ...(cpu.length > 0 ? { cpu } : {}),
    ...(dev === true ? { dev } : {}),
    ...(words.includes('musl') ? { libc: ['musl'] } : words.includes('gnu') ? { libc: ['glibc'] } : {}),
    optional: true,
    ...(os.length > 0 ? { os } : {}),
  };
}
