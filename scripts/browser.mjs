// Finds a Chromium for the browser tests, or gets one: the system's, else Debian's, else Playwright's own.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './prepare.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of a Chromium; undefined when Playwright has one of its own. */
export function ensureChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return chosen;
  return installed() ?? fromDebian() ?? fromPlaywright();
}

function installed() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(existsSync);
}

function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.error('Installing Chromium…');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ])
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  return installed();
}

function fromPlaywright() {
  console.error('Downloading Chromium…');
  execFileSync('npx', ['playwright', 'install', 'chromium'], { cwd: root, stdio: ['ignore', 2, 'inherit'] });
  return undefined;
}
