import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root, run } from '../prepare.mjs';

/**
 * Makes everything started from now on run on the newest Node of that major release. npm's package `node` is
 * installed once, in a folder of its own outside the product and its lock file.
 */
export function useNode(major) {
  const folder = join(root, 'node_modules', '.cache', `turoos-node-${major}`);
  const programs = join(folder, 'node_modules', 'node', 'bin');
  const node = join(programs, process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(node)) {
    console.error(`Fetching Node ${major}…`);
    mkdirSync(folder, { recursive: true });
    // The package's install script chooses the build for this machine.
    run('npm', [
      'install',
      `node@${major}`,
      '--prefix',
      folder,
      '--no-save',
      '--ignore-scripts=false',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ]);
  }
  process.env.PATH = programs + delimiter + process.env.PATH;
  const version = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
  if (!version.startsWith(`v${major}.`)) throw new Error(`npm's node@${major} is ${version}`);
  return version;
}
