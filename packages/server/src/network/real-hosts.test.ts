import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const program = join(root, 'dist-test', 'network-host.js');
const ip = (...words: string[]) => execFileSync('ip', words, { stdio: 'pipe' });

/** Hosts are network namespaces, which need Linux, root and iproute2. */
function canMakeHosts(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    ip('netns', 'add', 'turoos-probe');
    ip('netns', 'delete', 'turoos-probe');
    return true;
  } catch {
    return false;
  }
}

const tag = `t${process.pid}`;
const switchSpace = `${tag}-net`;
const running: { child: ChildProcess; told: Record<string, unknown>[] }[] = [];
let folder: string;

/** A host with an address of its own, plugged into a switch between all of them. */
function plugIn(name: string, address: string): string {
  const space = `${tag}-${name}`;
  ip('netns', 'add', space);
  ip(
    'link',
    'add',
    `${tag}${name}`,
    'netns',
    switchSpace,
    'type',
    'veth',
    'peer',
    'name',
    'eth0',
    'netns',
    space,
  );
  ip('-n', switchSpace, 'link', 'set', `${tag}${name}`, 'master', 'br0', 'up');
  ip('-n', space, 'link', 'set', 'lo', 'up');
  ip('-n', space, 'link', 'set', 'eth0', 'up');
  ip('-n', space, 'address', 'add', `${address}/24`, 'dev', 'eth0');
  return space;
}

function run(space: string, ...words: string[]) {
  const child = spawn('ip', ['netns', 'exec', space, process.execPath, program, ...words], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const told: Record<string, unknown>[] = [];
  let rest = '';
  child.stdout.on('data', (chunk) => {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    told.push(...lines.map((line) => JSON.parse(line) as Record<string, unknown>));
  });
  const host = { child, told };
  running.push(host);
  return host;
}

async function result(space: string, ...words: string[]): Promise<Record<string, unknown> | undefined> {
  const { child, told } = run(space, ...words);
  let trouble = '';
  child.stderr?.on('data', (chunk) => (trouble += String(chunk)));
  await once(child, 'close');
  return told[0] ?? { trouble };
}

describe.skipIf(!canMakeHosts())(
  'hosts with addresses of their own (needs Linux, root and network namespaces)',
  () => {
    let spaces: { server: string; till: string; phone: string; second: string };

    beforeAll(async () => {
      await build({
        root,
        configFile: false,
        logLevel: 'warn',
        build: { ssr: 'test/network-host.ts', outDir: 'dist-test', emptyOutDir: false, target: 'node20' },
        ssr: { noExternal: ['@turoos/contract'] },
      });
      folder = await mkdtemp(join(tmpdir(), 'turoos-hosts-'));
      ip('netns', 'add', switchSpace);
      ip('-n', switchSpace, 'link', 'add', 'br0', 'up', 'type', 'bridge');
      spaces = {
        server: plugIn('server', '10.77.0.1'),
        till: plugIn('till', '10.77.0.2'),
        phone: plugIn('phone', '10.77.0.3'),
        second: plugIn('second', '10.77.0.4'),
      };
    }, 60_000);

    afterAll(async () => {
      for (const { child } of running) child.kill('SIGKILL');
      for (const name of ['server', 'till', 'phone', 'second', 'net'])
        ip('netns', 'delete', `${tag}-${name}`);
      await rm(folder, { recursive: true, force: true });
    });

    it('trust the server at its address, find it by name, and again after the address changed', async () => {
      const server = run(spaces.server, 'serve', join(folder, 'one'));
      await expect
        .poll(() => server.told.at(-1), { timeout: 10_000 })
        .toEqual({ addresses: ['10.77.0.1'], name: 'turoos.local', https: 5443 });
      const asked = [spaces.till, spaces.phone].map((space) => result(space, 'fetch', '10.77.0.1'));
      expect(await Promise.all(asked)).toEqual([{ reply: 'ok\n' }, { reply: 'ok\n' }]);
      expect(await result(spaces.phone, 'find', '10.77.0.3', 'turoos.local')).toEqual({ found: '10.77.0.1' });

      const rival = run(spaces.second, 'serve', join(folder, 'two'));
      await expect.poll(() => rival.told.at(-1)?.['name'], { timeout: 10_000 }).toBe('turoos-2.local');
      expect(server.told.at(-1)?.['name']).toBe('turoos.local');

      // the till is cut off; the router gives the server another address
      ip('-n', spaces.till, 'link', 'set', 'eth0', 'down');
      ip('-n', spaces.server, 'address', 'flush', 'dev', 'eth0');
      ip('-n', spaces.server, 'address', 'add', '10.77.0.9/24', 'dev', 'eth0');
      server.child.stdin?.write('look\n');
      await expect
        .poll(() => server.told.at(-1), { timeout: 10_000 })
        .toEqual({ addresses: ['10.77.0.9'], name: 'turoos.local', https: 5443 });
      expect(await result(spaces.phone, 'fetch', '10.77.0.9')).toEqual({ reply: 'ok\n' });
      expect(await result(spaces.phone, 'find', '10.77.0.3', 'turoos.local')).toEqual({ found: '10.77.0.9' });
      expect(server.told.some(({ said }) => said)).toBe(false);
    }, 60_000);
  },
);
