// Finds a Chromium for the browser tests, or installs one. The headless shell is preferred: it runs the same
// tests in half the time.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './prepare.mjs';

const shells = ['chromium-headless-shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Returns the environment that leads Playwright to a Chromium (empty for its own), or undefined without any.
 */
export function ensureChromium() {
  const path = process.env.CHROMIUM_PATH || installed(shells) || shellFromDebian() || installed(browsers);
  if (path) return { CHROMIUM_PATH: path };
  return fromPlaywright() ? {} : undefined;
}

function installed(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(existsSync);
}

/** Sets PATH to Debian's folders, because root's may lack them: `su` without a dash drops those of dpkg. */
function shellFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.error('Installing Chromium…');
  const install = ['install', '-y', '-qq', '--no-install-recommends', '--no-upgrade', ...shells];
  // The package lists may be missing, so a failed install is retried after an update; without a network all
  // fail soon.
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
