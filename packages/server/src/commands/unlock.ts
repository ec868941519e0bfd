import { parseArgs } from 'node:util';
import { forgetGuesses } from '../modules/passwords';
import { findByUsername } from '../modules/users';
import { runCommand } from '../run-command';
import { readConfig } from '../system/config';
import { StartupError } from '../system/startup-error';
import { reachShop } from './reach-shop';

const usage = 'npm run unlock -- [--user name]';

/** For the operator: lets users who are throttled after wrong passwords try again at once. */
runCommand(async () => {
  const { user } = readOptions(process.argv.slice(2));
  const { db, close } = await reachShop(readConfig());
  try {
    const found = user === undefined ? undefined : await findByUsername(db, user);
    if (user !== undefined && !found) throw new StartupError(`There is no user ${user}.`, usage);
    const forgotten = await forgetGuesses(db, found);
    const whose = user ? `User ${user}` : 'Everybody';
    console.log(`${whose} may sign in at once (${forgotten} waits cleared).`);
  } finally {
    await close();
  }
});

function readOptions(args: string[]) {
  try {
    return parseArgs({ args, options: { user: { type: 'string' } } }).values;
  } catch {
    throw new StartupError('Who should be let in is not clear.', usage);
  }
}
