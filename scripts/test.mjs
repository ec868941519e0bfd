// The one gate: types, lint, unit and integration tests, browser tests. The last line counts what passed and failed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ensureChromium } from './browser.mjs';
import { ensureBuilt, ensureInstalled, root } from './prepare.mjs';

const results = join(root, 'test-results');
const total = { passed: 0, failed: 0 };
const began = Date.now();
const flaky = [];
/** How many runs in a row each test needed a second try; beside what is installed, it outlives a run. */
const memory = join(root, 'node_modules/.cache/turoos-flaky.json');
const mostInARow = 3;

ensureInstalled();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

// the tests often wait for a disk; what looks at the sources needs none
await Promise.all([
  check('types', ['npm', 'run', '--silent', 'typecheck']).then(() =>
    check('lint', ['npm', 'run', '--silent', 'lint']),
  ),
  suite(
    'unit and integration',
    [
      'npx',
      'vitest',
      'run',
      '--reporter=dot',
      '--reporter=json',
      '--outputFile.json=test-results/vitest.json',
    ],
    {
      file: 'vitest.json',
      count: (report) => ({
        passed: report.numPassedTests,
        // a file that could not even be read has no test to count
        failed: report.numFailedTests + report.testResults.filter(isBroken).length,
      }),
    },
  ),
]);
ensureBuilt();
const chromium = ensureChromium();
if (chromium)
  await suite('browser', ['npx', 'playwright', 'test', '--config', 'e2e/playwright.config.ts'], {
    file: 'playwright.json',
    count: ({ stats, suites }) => {
      const stubborn = nameFlaky(suites);
      return { passed: stats.expected + stats.flaky - stubborn, failed: stats.unexpected + stubborn };
    },
    env: chromium,
  });
else {
  console.log('\n== browser: FAILED, there is no Chromium: install one, or name it with CHROMIUM_PATH');
  total.failed++;
}

for (const line of flaky) console.log(line);
console.log(`\n${Math.round((Date.now() - began) / 1000)} s`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed ? 1 : 0);

function isBroken({ status, assertionResults }) {
  return status === 'failed' && assertionResults.every((test) => test.status !== 'failed');
}

/** A step that passes or fails as a whole, beside others: what it says comes when it has ended. */
async function check(title, [program, ...args]) {
  const started = Date.now();
  const child = spawn(program, args, { ...options(), stdio: ['ignore', 'pipe', 'pipe'] });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
  const [status] = await once(child, 'close');
  console.log(`\n${Buffer.concat(said)}`);
  tell(title, status, started);
  total[status === 0 ? 'passed' : 'failed']++;
}

/** A step that counts its tests. One that ended without a report, or red without a failed test, failed. */
async function suite(title, command, { file, count, env }) {
  const status = await execute(title, command, env);
  const { passed, failed } = reportOf(file, count);
  total.passed += passed;
  total.failed += status !== 0 && failed === 0 ? 1 : failed;
}

async function execute(title, [program, ...args], env) {
  console.log(`\n== ${title}`);
  const started = Date.now();
  const child = spawn(program, args, { ...options(env), stdio: ['ignore', 'inherit', 'inherit'] });
  const [status] = await once(child, 'close');
  tell(title, status, started);
  return status ?? 1;
}

function options(env = {}) {
  return {
    cwd: root,
    env: { ...process.env, ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }), ...env },
    shell: process.platform === 'win32',
  };
}

function tell(title, status, started) {
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`== ${title}: ${status === 0 ? 'ok' : 'FAILED'}, ${seconds} s`);
}

/** A test that passed only when tried again is named; how many have done so too often in a row is told. */
function nameFlaky(suites) {
  const before = readMemory();
  const now = Object.fromEntries(
    suites.flatMap((one) => flakyIn(one, [])).map((title) => [title, (before[title] ?? 0) + 1]),
  );
  mkdirSync(dirname(memory), { recursive: true });
  writeFileSync(memory, JSON.stringify(now));
  for (const [title, runs] of Object.entries(now))
    flaky.push(
      `${runs >= mostInARow ? 'FAILED, flaky' : 'flaky'} ${runs} run${runs > 1 ? 's in a row' : ''}: ${title}`,
    );
  return Object.values(now).filter((runs) => runs >= mostInARow).length;
}

function flakyIn({ title, specs = [], suites = [] }, above) {
  const path = [...above, title];
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [
    ...own.map((spec) => [...path, spec.title].join(' › ')),
    ...suites.flatMap((one) => flakyIn(one, path)),
  ];
}

function readMemory() {
  try {
    return JSON.parse(readFileSync(memory, 'utf8'));
  } catch {
    return {};
  }
}

function reportOf(file, count) {
  try {
    return count(JSON.parse(readFileSync(join(results, file), 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
}
