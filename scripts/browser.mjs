// Finds a Chromium for the browser tests, or gets one. The shell without windows is preferred: it does the same tests
// in half the time.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './prepare.mjs';

const shells = ['chromium-headless-shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of a Chromium; undefined when Playwright has one of its own. */
export function ensureChromium() {
  return (
    process.env.CHROMIUM_PATH ||
    installed(shells) ||
    shellFromDebian() ||
    installed(browsers) ||
    fromPlaywright()
  );
}

function installed(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(existsSync);
}

function shellFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.error('Installing Chromium…');
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...shells];
  // the lists of packages may be missing; without a network nothing helps, and soon enough
  for (const args of [install, ['update', '-qq'], install]) {
    spawnSync('apt-get', args, {
      stdio: 'ignore',
      timeout: 180_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (installed(shells)) break;
  }
  return installed(shells);
}

function fromPlaywright() {
  console.error('Downloading Chromium…');
  execFileSync('npx', ['playwright', 'install', '--only-shell', 'chromium'], {
    cwd: root,
    stdio: ['ignore', 2, 'inherit'],
  });
  return undefined;
}
