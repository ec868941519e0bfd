import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../prepare.mjs';

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });

export const uncommitted = () => git('status', '--porcelain') !== '';

/** Clones the checked-out commit; with `dirty`, copies the files of the work tree except ignored ones. */
export function copyRepository(target, { dirty }) {
  // Without --no-local the files in .git would be hard links, and a chown for another user would change ours.
  if (!dirty) git('clone', '--quiet', '--no-local', '--depth', '1', root, target);
  else
    for (const file of git('ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0'))
      if (file && existsSync(join(root, file))) cpSync(join(root, file), join(target, file));
}
