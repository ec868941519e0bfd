import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../prepare.mjs';

/** How many runs in a row each test needed a retry; stored under node_modules, so that it survives a run. */
const memory = join(root, 'node_modules/.cache/turoos-flaky.json');
const mostInARow = 3;

/** Names every test that passed only on a retry, and counts those that did so in too many runs in a row. */
export function flakyTests(suites) {
  const before = readMemory();
  const now = Object.fromEntries(
    suites.flatMap((one) => flakyIn(one, [])).map((title) => [title, (before[title] ?? 0) + 1]),
  );
  mkdirSync(dirname(memory), { recursive: true });
  writeFileSync(memory, JSON.stringify(now));
  return {
    lines: Object.entries(now).map(
      ([title, runs]) =>
        `${runs >= mostInARow ? 'FAILED, flaky' : 'flaky'} ${runs} run${runs > 1 ? 's in a row' : ''}: ${title}`,
    ),
    stubborn: Object.values(now).filter((runs) => runs >= mostInARow).length,
  };
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
