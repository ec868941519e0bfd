// Finds a Chromium for the browser tests, or gets one. The shell without windows is preferred: it does the same tests
// in half the time.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './prepare.mjs';

const shells = ['chromium-headless-shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** What leads Playwright to a Chromium: a path, or nothing when it has one of its own; undefined when there is none. */
export function ensureChromium() {
  const path = process.env.CHROMIUM_PATH || installed(shells) || shellFromDebian() || installed(browsers);
  if (path) return { CHROMIUM_PATH: path };
  return fromPlaywright() ? {} : undefined;
}

function installed(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(existsSync);
}

/** Debian's own folders are named, because root's PATH may lack them: `su` without a dash leaves out those of dpkg. */
function shellFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.error('Installing Chromium…');
  const install = ['install', '-y', '-qq', '--no-install-recommends', '--no-upgrade', ...shells];
  // the lists of packages may be missing; without a network nothing helps, and soon enough
  for (const args of [install, ['update', '-qq'], install]) {
    const { status } = spawnSync('/usr/bin/apt-get', args, {
      stdio: 'ignore',
      timeout: 180_000,
      env: {
        ...process.env,
        PATH: '/usr/sbin:/usr/bin:/sbin:/bin',
        DEBIAN_FRONTEND: 'noninteractive',
      },
    });
    if (status === 0 && args === install) break;
  }
  return shells.map((name) => join('/usr/bin', name)).find(existsSync);
}

function fromPlaywright() {
  console.error('Downloading Chromium…');
  const { status } = spawnSync('npx', ['playwright', 'install', '--only-shell', 'chromium'], {
    cwd: root,
    stdio: ['ignore', 2, 'inherit'],
    shell: process.platform === 'win32',
    timeout: 600_000,
  });
  return status === 0;
}
