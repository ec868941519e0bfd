import { parseArgs } from 'node:util';
import { forgetGuesses } from '../modules/auth';
import { runCommand } from '../run-command';
import { readConfig } from '../system/config';
import { StartupError } from '../system/startup-error';
import { reachShop } from './reach-shop';

const usage = 'npm run unlock -- [--user name]';

/** For whoever keeps the server: people who are made to wait after wrong guesses may try again at once. */
runCommand(async () => {
  const { user } = readOptions(process.argv.slice(2));
  const { db, close } = await reachShop(readConfig());
  try {
    const forgotten = await forgetGuesses(db, user);
    if (forgotten === undefined) throw new StartupError(`There is no user ${user}.`, usage);
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
