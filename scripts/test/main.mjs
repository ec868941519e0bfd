// The gate: types, lint, unit and integration tests, browser tests. The last line counts what passed and
// failed. `--fast` and `--node` run a part of it.
import { join } from 'node:path';
import { ensureChromium } from '../browser.mjs';
import { ensureBuilt, ensureInstalled, root } from '../prepare.mjs';
import { changedFiles, sourceFiles } from './changes.mjs';
import { flakyTests } from './flaky.mjs';
import { chosenLane, usage } from './lane.mjs';
import { workInMemory } from './memory-folder.mjs';
import { useNode } from './other-node.mjs';
import { check, emptyResults, suite, total } from './steps.mjs';
import { touchedTests } from './touched.mjs';

const lane = chosenLane(process.argv.slice(2));
if (!lane || lane.help) {
  console.log(usage);
  process.exit(lane ? 0 : 2);
}
const began = Date.now();
/** Printed at the end, before the count. */
const remarks = [];

ensureInstalled();
emptyResults();
workInMemory();
if (lane.node) await onOtherNode(lane.node);
else if (lane.fast) await whatChanged();
else await everything();

for (const line of remarks) console.log(line);
console.log(`\n${Math.round((Date.now() - began) / 1000)} s`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed ? 1 : 0);

async function everything() {
  // Type check and lint use the processor while the tests wait for the disk.
  await Promise.all([sources(), vitest()]);
  await browser();
}

async function whatChanged() {
  const { tests, specs, wide } = touchedTests(changedFiles(), sourceFiles());
  const unit = ['contract', 'pdf', 'sheets', 'till', 'web'].map((name) => `packages/${name}/`);
  await Promise.all([
    sources(),
    vitest([...unit, 'bench/', 'proof/', 'scripts/', ...tests.run]).then(
      () => specs.run.length > 0 && browser(specs.run),
    ),
  ]);
  remarks.push(
    `\nLeft out: ${tests.leftOut.length} files of integration tests; ${specs.leftOut.length} of browser tests: ` +
      specs.leftOut.map((file) => file.replace(/^e2e\/|\.spec\.ts$/g, '')).join(', '),
  );
  if (wide.length > 0) remarks.push(`Used everywhere, so tested in part: ${wide.join(', ')}`);
}

async function onOtherNode(major) {
  console.log(`\n== Node ${useNode(major)}`);
  await vitest();
  // An empty shop and the sample shop, from sign-in to the first part.
  await browser(['e2e/first-steps.spec.ts']);
}

async function sources() {
  await check('types', ['npm', 'run', '--silent', 'typecheck']);
  await check('lint', ['npm', 'run', '--silent', 'lint']);
}

/** All unit and integration tests, or those of these files and folders. */
async function vitest(only = []) {
  const reports = ['--reporter=dot', '--reporter=json', '--outputFile.json=test-results/vitest.json'];
  const paths = only.map((path) => join(root, path));
  await suite('unit and integration', ['npx', 'vitest', 'run', ...reports, ...paths], {
    file: 'vitest.json',
    count: (report) => ({
      passed: report.numPassedTests,
      // A test file that fails to load has no tests to count.
      failed: report.numFailedTests + report.testResults.filter(isBroken).length,
    }),
  });
}

function isBroken({ status, assertionResults }) {
  return status === 'failed' && assertionResults.every((test) => test.status !== 'failed');
}

/** All browser tests, or those of these files. */
async function browser(only = []) {
  ensureBuilt();
  const chromium = ensureChromium();
  if (!chromium) {
    console.log('\n== browser: FAILED, there is no Chromium: install one, or name it with CHROMIUM_PATH');
    total.failed++;
    return;
  }
  await suite('browser', ['npx', 'playwright', 'test', '--config', 'e2e/playwright.config.ts', ...only], {
    file: 'playwright.json',
    count: ({ stats, suites }) => {
      // A partial run must not reset the counts of tests it did not run.
      const { lines, stubborn } = only.length > 0 ? { lines: [], stubborn: 0 } : flakyTests(suites);
      remarks.push(...lines);
      return { passed: stats.expected + stats.flaky - stubborn, failed: stats.unexpected + stubborn };
    },
    // beside the temporary files, which go with this run
    env: { ...chromium, PLAYWRIGHT_TRANSFORM_CACHE_DIR: join(root, 'node_modules/.cache/playwright') },
  });
}
