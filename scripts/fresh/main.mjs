// Proves that a fresh machine needs nothing but Node and npm: both commands of the README in a clone of this
// commit, and the tests on a newer Node, as an ordinary user and as root. `--only start|test|node` and `--as
// user|root` limit it; `--dirty` takes the files as they are; `--chromium PATH` is for machines that can't
// download one.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../prepare.mjs';
import { copyRepository, uncommitted } from './copy-repository.mjs';
import { layMachine } from './machine.mjs';
import { endAll } from './npm-process.mjs';
import { proveStart } from './prove-start.mjs';
import { proveNode, proveTest } from './prove-test.mjs';
import { removeMachine } from './remove-machine.mjs';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    as: { type: 'string' },
    dirty: { type: 'boolean', default: false },
    chromium: { type: 'string' },
  },
});
const proofs = Object.entries({ start: proveStart, test: proveTest, node: proveNode }).filter(
  chosen(options.only),
);
const rounds = Object.entries({ user: 'an ordinary user', root: 'root' }).filter(chosen(options.as));
const isRoot = process.getuid?.() === 0;
const logs = join(root, 'test-results', 'fresh');
const rows = [];
let failed = false;

if (process.platform === 'win32') refuse('This proof is for Linux and macOS.');
if (proofs.length === 0) refuse('--only is start, test or node.');
if (rounds.length === 0) refuse('--as is user or root.');
if (options.as === 'root' && !isRoot) refuse('Only root can run the round of root.');
if (!options.dirty && uncommitted())
  refuse('There are uncommitted changes: commit them, or prove the files as they are with --dirty.');

let brokenOff = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    brokenOff = true;
    void endAll();
  });
mkdirSync(logs, { recursive: true });
for (const [round, who] of rounds) {
  if (brokenOff) break;
  if (round === 'root' && !isRoot) console.error('Not run by root: the round of root is left out.');
  else await proveRound(round, who);
}
console.table(rows);
if (failed) console.error(`What the commands said is in ${logs}`);
process.exitCode = failed || brokenOff ? 1 : 0;

async function proveRound(round, who) {
  const machine = layMachine({ ordinary: round === 'user', chromium: options.chromium });
  const step = (name, work) => take(who, name, work);
  try {
    await step('nothing but Node and npm', () => machine.versions());
    await step(options.dirty ? 'copy of the files' : 'clone', () => {
      copyRepository(machine.clone, options);
      machine.handOver();
    });
    // A failed proof does not prevent the other one.
    for (const [, prove] of proofs)
      await prove(machine, step, (what) => join(logs, `${round}-${what}.log`)).catch(() => {});
  } catch {
    // The step's row in the table shows the reason.
  } finally {
    removeMachine(machine);
  }
}

/** Runs one step and adds its row to the table; a step may return a `result` to show instead of "ok". */
async function take(who, name, work) {
  console.error(`${who}: ${name}…`);
  const began = performance.now();
  const note = (result) =>
    rows.push({
      as: who,
      step: name,
      seconds: Number(((performance.now() - began) / 1000).toFixed(1)),
      result,
    });
  try {
    const outcome = await work();
    note(outcome?.result ?? 'ok');
    return outcome;
  } catch (error) {
    failed = true;
    note(`FAILED: ${error.message.split('\n')[0]}`);
    console.error(error.message);
    throw error;
  }
}

function chosen(wanted) {
  return ([name]) => wanted === undefined || wanted === name;
}

function refuse(reason) {
  console.error(reason);
  process.exit(2);
}
