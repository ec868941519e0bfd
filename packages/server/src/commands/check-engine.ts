import { findRunning } from '../db/embedded/find-running';
import { startEngine } from '../db/engine';
import { checkEngine, type Answer } from '../engine-check/check-engine';
import { runCommand } from '../run-command';
import { readConfig } from '../system/config';
import { messageOf } from '../system/error-facts';
import { StartupError } from '../system/startup-error';

const marks = { met: '✓', weak: '!', missing: '✗' };

runCommand(async () => {
  const { url, stop } = await reachEngine(process.argv[2]);
  try {
    const answers = await checkEngine(url, print).catch((error: unknown) => {
      throw new StartupError(
        `The address can't be tested: ${messageOf(error)}`,
        'Its user must be able to connect and to create a schema in the database.',
        { cause: error },
      );
    });
    const count = (state: Answer['state']) => answers.filter((answer) => answer.state === state).length;
    console.log(`\n${count('met')} met, ${count('weak')} weak, ${count('missing')} missing.`);
    if (count('missing') > 0) process.exitCode = 1;
  } finally {
    await stop();
  }
});

/** Returns the given address, that of DATABASE_URL, or the embedded database, which is started if need be. */
async function reachEngine(given: string | undefined): Promise<{ url: string; stop(): Promise<void> }> {
  const { databaseUrl, dataDir } = readConfig();
  const url = given ?? databaseUrl ?? (await findRunning(dataDir));
  if (url) return { url, stop: async () => undefined };
  return startEngine({ dataDir, say: (line) => console.log(line) });
}

function print({ need, state, says }: Answer): void {
  console.log(`${marks[state]} ${need.name.padEnd(36)} ${says}`);
  if (state !== 'met') console.log(`  ${need.why}`);
}
