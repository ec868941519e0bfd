import type { ImportResult, ImportRow } from '@turoos/contract';
import { afterEach, expect, it } from 'vitest';
import type { CheckSummary } from './file/sheet-messages';
import { followImport, forgetImport, importRun, isRunning } from './import-run';

const checked = { valid: 4, invalid: 0, first: [] as ImportRow[] } as CheckSummary;
const about = { fileName: 'parts.csv', checked, problems: [] };
const result: ImportResult = { importedCount: 4, failedRows: [], purchaseId: null, purchaseNumber: null };

/** What a screen that is opened now shows of it. */
function seenBy(userId: string): string {
  const run = importRun(userId);
  if (!run) return 'nothing';
  if (isRunning(run)) return 'running';
  return run.outcome ? `imported ${run.outcome.importedCount}` : 'failed';
}

afterEach(forgetImport);

it('who comes back finds it running, then its outcome, and nobody else does', async () => {
  let arrive: (answer: ImportResult) => void = () => undefined;
  const sent = new Promise<ImportResult>((resolve) => {
    arrive = resolve;
  });
  const followed = followImport('ali', about, sent);
  expect(seenBy('ali')).toBe('running');
  arrive(result);
  await followed;
  expect(seenBy('ali')).toBe('imported 4');
  expect(seenBy('huda')).toBe('nothing');
  forgetImport();
  expect(seenBy('ali')).toBe('nothing');
});

it('one that failed is over', async () => {
  await followImport('ali', about, Promise.reject(new Error('offline')));
  expect(seenBy('ali')).toBe('failed');
});
