import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../prepare.mjs';

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
const lines = (...args) =>
  git(...args, '-z')
    .split('\0')
    .filter(Boolean);

/** Lists the files changed since this branch left main, uncommitted and new ones included. */
export function changedFiles() {
  const base = git('merge-base', mainBranch(), 'HEAD').trim();
  return [
    ...new Set([
      ...lines('diff', '--name-only', base),
      ...lines('ls-files', '--others', '--exclude-standard'),
    ]),
  ];
}

function mainBranch() {
  const known = ['main', 'origin/main'].find((name) => {
    try {
      return git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
    } catch {
      return false;
    }
  });
  if (!known) throw new Error('There is no branch main to compare with: npm test runs everything.');
  return known;
}

/** The text of every source file, by path. */
export function sourceFiles() {
  const files = lines('ls-files', '--cached', '--others', '--exclude-standard', 'packages', 'e2e');
  return Object.fromEntries(
    files
      .filter((file) => /\.tsx?$/.test(file) && existsSync(join(root, file)))
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );
}
