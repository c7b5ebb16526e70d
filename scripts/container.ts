// Builds the container with podman and tries it: `npm run container`, as root on Debian. The image runs as its own user, without
// capabilities and on a read-only file system, with what its configuration says; no runtime for containers is needed for that. It must
// be healthy, serve the page, take moves over a WebSocket, and still have the tables after it was killed. Where no registry of images
// can be reached, `npm run container -- --debian` makes the base image from Debian's packages (mmdebstrap) and our own Node.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, playMatch } from '../packages/client/src/index.ts';

const root = resolve(import.meta.dirname, '..');
const image = 'localhost/tischrunde';
const debian = 'localhost/tischrunde-node';
const port = 4299;
const address = `http://127.0.0.1:${port}`;

const shown = (command: string, ...words: string[]): void =>
  void execFileSync(command, words, { cwd: root, stdio: 'inherit' });

const read = (command: string, ...words: string[]): string =>
  execFileSync(command, words, { cwd: root, encoding: 'utf8' }).trim();

/** Stands for the image of Node: Debian, with our Node and this machine's npm and certificates. */
function makeBase(stage: string): void {
  const npm = ['/usr/lib/node_modules/npm', '/usr/local/lib/node_modules/npm'].find((folder) =>
    existsSync(folder),
  );
  if (npm === undefined) throw new Error('npm was not found');
  const packages = '--include=ca-certificates,libstdc++6,libatomic1';
  shown('mmdebstrap', '--variant=essential', packages, 'bookworm', join(stage, 'debian.tar'));
  shown('cp', '-rL', npm, join(stage, 'npm'));
  shown('cp', process.execPath, join(stage, 'node'));
  shown('cp', '/etc/ssl/certs/ca-certificates.crt', join(stage, 'certificates.crt'));
  const lines = [
    'FROM scratch',
    'ADD debian.tar /',
    'COPY node /usr/local/bin/node',
    'COPY npm /usr/local/lib/node_modules/npm',
    'COPY certificates.crt /etc/ssl/certs/ca-certificates.crt',
    'ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt',
    'RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm',
  ];
  writeFileSync(join(stage, 'Containerfile'), lines.join('\n'));
  shown('podman', 'build', '--isolation', 'chroot', '--tag', debian, stage);
}

interface ImageConfig {
  readonly User: string;
  readonly Env: readonly string[];
  readonly Cmd: readonly string[];
  readonly WorkingDir: string;
}

/** The image's file system, read-only but for its volume and /tmp, at a folder that only the given command sees. */
function inImage(config: ImageConfig, mounted: string, data: string, command: readonly string[]): string[] {
  const [user, group] = config.User.split(':');
  const script = `
    mount --bind '${mounted}' '${mounted}' && mount -o remount,bind,ro '${mounted}'
    mount --bind '${data}' '${mounted}/data'
    mount -t tmpfs tmpfs '${mounted}/tmp' && mount -t proc proc '${mounted}/proc'
    mount --bind /dev '${mounted}/dev'
    exec chroot '${mounted}' setpriv --reuid ${user} --regid ${group} --clear-groups --bounding-set=-all --no-new-privs \\
      env -C '${config.WorkingDir}' -i PATH=/usr/local/bin:/usr/bin:/bin ${config.Env.join(' ')} HOST=127.0.0.1 PORT=${port} "$@"`;
  return ['--mount', 'sh', '-ec', script, 'sh', ...command];
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (await isSo()) return;
    await sleep(100);
  }
  throw new Error('the server in the container does not answer after 30 s');
}

async function kill(server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
}

function expectThat(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(`not so: ${what}`);
  console.log(`✓ ${what}`);
}

const stage = mkdtempSync(join(tmpdir(), 'tischrunde-container-'));
const isOnDebian = process.argv.includes('--debian');
try {
  if (isOnDebian && spawnSync('podman', ['image', 'exists', debian]).status !== 0) makeBase(stage);
  const base = isOnDebian ? ['--build-arg', `NODE_IMAGE=${debian}`] : [];
  // The format of Docker, because that of OCI has no health check. A build in a chroot needs no runtime and uses the host's network.
  shown('podman', 'build', '--isolation', 'chroot', '--format', 'docker', ...base, '--tag', image, '.');

  const [built]: readonly {
    readonly Config: ImageConfig;
    readonly Healthcheck: { readonly Test: readonly string[] };
  }[] = JSON.parse(read('podman', 'image', 'inspect', image));
  const config = built.Config;
  const data = join(stage, 'data');
  mkdirSync(data);
  const [user, group] = config.User.split(':').map(Number);
  chownSync(data, user, group);
  const mounted = read('podman', 'image', 'mount', image);
  const run = (command: readonly string[]): number | null =>
    spawnSync('unshare', inImage(config, mounted, data, command), { stdio: 'ignore' }).status;
  const start = async (): Promise<ChildProcess> => {
    const server = spawn('unshare', inImage(config, mounted, data, config.Cmd), {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    process.once('exit', () => server.kill('SIGKILL'));
    await until(() =>
      fetch(`${address}/ready`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    return server;
  };

  expectThat(user > 0, `it runs as user ${user}`);
  expectThat(run(['touch', '/data/anything']) === 0, 'its volume can be written to');
  expectThat(run(['touch', 'anything']) !== 0, 'its own files cannot be changed');
  const healthy = built.Healthcheck.Test.slice(1);
  expectThat(run(healthy) === 1, 'the health check fails while there is no server');
  const server = await start();
  expectThat(run(healthy) === 0, 'the health check passes');
  expectThat((await (await fetch(address)).text()).includes('<title>Tischrunde'), 'it serves the page');
  const client = await Client.enter({ server: address, name: 'Otto' });
  const table = await client.open({
    game: 'block',
    players: 2,
    options: { rounds: 1 },
    bots: [null, 'easy'],
  });
  const playing = playMatch(client.connection, table, 'block', ({ legal }) => legal[0]);
  await client.start(table);
  expectThat((await playing).winners !== null, 'a match with a bot is played to its end');
  await kill(server);
  const again = await start();
  await until(async () => client.connection.standing.peek() === 'open');
  const { file } = await client.connection.ask('file', { table: table.id, match: 1 });
  expectThat(file.transcript.game === 'block', 'killed and started again, it still has the match');
  client.close();
  const ended = once(again, 'exit');
  again.kill('SIGTERM');
  expectThat((await ended)[0] === 0, 'told to stop, it stops');
  const [whole, below] = [image, isOnDebian ? debian : null].map((name) =>
    name === null ? 0 : Number(read('podman', 'image', 'inspect', '--format', '{{.Size}}', name)),
  );
  console.log(
    `${Math.round(whole / 1e6)} MB${isOnDebian ? `, ${Math.round((whole - below) / 1e6)} MB more than its base` : ''}`,
  );
} finally {
  spawnSync('podman', ['image', 'unmount', image], { stdio: 'ignore' });
  rmSync(stage, { recursive: true, force: true });
}
