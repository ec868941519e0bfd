import { readdirSync } from 'node:fs';
import { startNpm } from './npm-process.mjs';
import { within } from './within.mjs';

/** `npm test` to its end: its last line counts what passed, nothing failed, and it cleaned up after itself. */
export async function proveTest(machine, step, logFile) {
  await step('npm test', async () => {
    const npm = startNpm(machine, ['test'], logFile('test'));
    const code = await within(2400, 'npm test', npm.ended).finally(() => npm.end());
    const lastLine = npm.said().trim().split('\n').at(-1);
    if (code === 0 && /^[1-9]\d* passed, 0 failed$/.test(lastLine)) return { result: lastLine };
    throw new Error(`ended with code ${code}, its last line: ${lastLine}`);
  });
  await step('nothing of it is left in the temporary folder', () => {
    const left = readdirSync(machine.env.TMPDIR).filter((name) => name.startsWith('turoos-'));
    if (left.length > 0) throw new Error(`left: ${left.join(', ')}`);
  });
}
