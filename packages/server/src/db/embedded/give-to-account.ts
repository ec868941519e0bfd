import { stat } from 'node:fs/promises';
import { both } from '../../system/both';
import { StartupError } from '../../system/startup-error';
import type { Place } from './place';
import { run } from './run';

/** Changes the owner of files that root restored or copied, because PostgreSQL would refuse them. */
export async function giveToAccount(folder: string, { account }: Pick<Place, 'account'>): Promise<void> {
  if (!account || (await stat(folder)).uid === account.uid) return;
  const { uid, gid } = account;
  const { ok, output } = await run('chown', ['-R', `${uid}:${gid}`, folder], undefined);
  if (ok) return;
  throw new StartupError(
    both(
      `لا يمكن جعل ${folder} للمستخدم ${uid} الذي تعمل قاعدة البيانات باسمه`,
      `${folder} can't be given to the user ${uid}, as whom the database runs: ${output}`,
    ),
  );
}
