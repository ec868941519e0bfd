import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { both } from '../../system/both';
import { codeOf, messageOf } from '../../system/error-facts';
import { StartupError } from '../../system/startup-error';
import { fileNameOf } from './backup-folder';
import { isTitled } from './format/envelope';

/**
 * Returns the file that a backup is written to: in a folder one with the usual name. What is there is replaced only if it
 * is a backup itself; a device or somebody's document would be lost.
 */
export async function backupTarget(to: string): Promise<string> {
  const there = await stat(to).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw new StartupError(both(`لا يُكتب في ${to}`, messageOf(error)));
  });
  if (!there) {
    await assertFolder(dirname(to));
    return to;
  }
  if (there.isDirectory()) return join(to, fileNameOf({ id: randomUUID(), at: new Date() }));
  if (!there.isFile()) throw refusal(both(`${to} ليس ملفاً عادياً`, 'this is no regular file'));
  if (await isTitled(to).catch(() => false)) return to;
  throw refusal(
    both(
      `${to} موجود، وليس نسخة احتياطية من تروس، فلا يُستبدل`,
      'this file exists and is no backup of Turoos, so it is not replaced',
    ),
  );
}

async function assertFolder(folder: string): Promise<void> {
  await stat(folder).catch(() => {
    throw refusal(both(`المجلد ${folder} غير موجود`, 'there is no such folder'));
  });
}

const refusal = (message: string): StartupError =>
  new StartupError(
    message,
    both('سمّ ملفاً جديداً أو مجلداً بعد --to', 'name a new file or a folder after --to'),
  );
