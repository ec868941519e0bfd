import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { startNpm } from './npm-process.mjs';
import { within } from './within.mjs';

const nextNode = '24';

/** Runs `npm test`: its last line counts the passed tests, nothing failed, and nothing is left behind. */
export const proveTest = (machine, step, logFile) => prove(machine, step, logFile('test'), []);

/** The same with a part of the tests on a newer release of Node. */
export const proveNode = (machine, step, logFile) =>
  prove(machine, step, logFile('node'), ['--', '--node', nextNode]);

/** Where databases of root are kept that their user could not reach in the data folder. */
const placesOfRoot = '/var/lib/turoos';

const leftIn = ({ env }) => [
  ...entriesOf(env.TMPDIR).filter((entry) => entry.startsWith('turoos-')),
  ...entriesOf(placesOfRoot).map((entry) => join(placesOfRoot, entry)),
];
const entriesOf = (folder) => (existsSync(folder) ? readdirSync(folder) : []);

async function prove(machine, step, logFile, args) {
  const before = leftIn(machine);
  const name = ['npm test', ...args].join(' ');
  await step(name, async () => {
    const npm = startNpm(machine, ['test', ...args], logFile);
    const code = await within(2400, name, npm.ended).finally(() => npm.end());
    const lastLine = npm.said().trim().split('\n').at(-1);
    if (code === 0 && /^[1-9]\d* passed, 0 failed$/.test(lastLine)) return { result: lastLine };
    throw new Error(`ended with code ${code}, its last line: ${lastLine}`);
  });
  await step('nothing of it is left behind', () => {
    const left = leftIn(machine).filter((entry) => !before.includes(entry));
    if (left.length > 0) throw new Error(`left: ${left.join(', ')}`);
  });
}
