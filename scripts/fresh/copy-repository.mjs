import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../prepare.mjs';

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });

export const uncommitted = () => git('status', '--porcelain') !== '';

/** The commit that is checked out; with `dirty` the files as they lie there, but for the ignored ones. */
export function copyRepository(target, { dirty }) {
  // without --no-local the files of .git would be links, and handing them to another user would change ours
  if (!dirty) git('clone', '--quiet', '--no-local', '--depth', '1', root, target);
  else
    for (const file of git('ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0'))
      if (file && existsSync(join(root, file))) cpSync(join(root, file), join(target, file));
}
