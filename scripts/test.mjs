// The one gate: types, lint, unit and integration tests, browser tests. The last line counts what passed and failed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './browser.mjs';
import { ensureBuilt, ensureInstalled, root } from './prepare.mjs';

const results = join(root, 'test-results');
const total = { passed: 0, failed: 0 };
const began = Date.now();

ensureInstalled();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

check('types', ['npm', 'run', '--silent', 'typecheck']);
check('lint', ['npm', 'run', '--silent', 'lint']);
suite(
  'unit and integration',
  ['npx', 'vitest', 'run', '--reporter=dot', '--reporter=json', '--outputFile.json=test-results/vitest.json'],
  {
    file: 'vitest.json',
    count: (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numFailedTestSuites,
    }),
  },
);
ensureBuilt();
const chromium = ensureChromium();
suite('browser', ['npx', 'playwright', 'test', '--config', 'e2e/playwright.config.ts'], {
  file: 'playwright.json',
  count: ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
  env: chromium ? { CHROMIUM_PATH: chromium } : {},
});

console.log(`\n${Math.round((Date.now() - began) / 1000)} s`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed ? 1 : 0);

/** A step that passes or fails as a whole. */
function check(title, command) {
  const ok = execute(title, command) === 0;
  total[ok ? 'passed' : 'failed']++;
}

/** A step that counts its tests. One that ended without a report, or red without a failed test, failed. */
function suite(title, command, { file, count, env }) {
  const status = execute(title, command, env);
  const { passed, failed } = reportOf(file, count);
  total.passed += passed;
  total.failed += status !== 0 && failed === 0 ? 1 : failed;
}

function execute(title, [program, ...args], env = {}) {
  console.log(`\n== ${title}`);
  const started = Date.now();
  const { status } = spawnSync(program, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }), ...env },
    shell: process.platform === 'win32',
  });
  console.log(
    `== ${title}: ${status === 0 ? 'ok' : 'FAILED'}, ${Math.round((Date.now() - started) / 1000)} s`,
  );
  return status ?? 1;
}

function reportOf(file, count) {
  try {
    return count(JSON.parse(readFileSync(join(results, file), 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
}
