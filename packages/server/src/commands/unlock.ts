import { parseArgs } from 'node:util';
import { transaction } from '../db/transaction';
import { forgetGuesses } from '../modules/passwords';
import { findByUsername, replacePassword } from '../modules/users';
import { runCommand } from '../run-command';
import { readConfig } from '../system/config';
import { both } from '../system/both';
import { StartupError } from '../system/startup-error';
import { reachShop } from './reach-shop';

const usage = 'npm run unlock -- [--user name [--new-password]]';

/**
 * For the operator: lets users who are throttled after wrong passwords try again at once, and gives one who forgot
 * the password a new one.
 */
runCommand(async () => {
  const { user, 'new-password': isForgotten } = readOptions(process.argv.slice(2));
  if (isForgotten && user === undefined)
    throw new StartupError(both('لم يتضح لمن كلمة المرور', 'whose password is not clear'), usage);
  const { db, close } = await reachShop(readConfig());
  try {
    const found = user === undefined ? undefined : await findByUsername(db, user);
    if (user !== undefined && !found)
      throw new StartupError(both(`لا يوجد مستخدم باسم ${user}`, 'there is no such user'), usage);
    const forgotten = await forgetGuesses(db, found);
    const whose = user ? `يستطيع ${user} الدخول الآن` : 'يستطيع الجميع الدخول الآن';
    console.log(both(whose, `may sign in at once; ${forgotten} waits cleared`));
    if (!isForgotten || !found) return;
    const password = await transaction(db, (tx) => replacePassword(tx, found.id));
    console.log(`${both('كلمة المرور الجديدة', 'new password')}: ${password}`);
    console.log(
      both(
        'غيّرها بعد الدخول. أُخرجت الأجهزة التي دخلت بالقديمة',
        'change it after signing in; devices that were signed in with the old one are signed out',
      ),
    );
  } finally {
    await close();
  }
});

function readOptions(args: string[]) {
  try {
    return parseArgs({ args, options: { user: { type: 'string' }, 'new-password': { type: 'boolean' } } })
      .values;
  } catch {
    throw new StartupError(both('لم يتضح لمن يُسمح بالدخول', 'who should be let in is not clear'), usage);
  }
}
