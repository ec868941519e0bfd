import type { ImportResult, ImportRow } from '@turoos/contract';
import { afterEach, expect, it } from 'vitest';
import type { CheckSummary } from './file/sheet-messages';
import { followImport, forgetImport, importRun, isRunning } from './import-run';

const checked = { valid: 4, invalid: 0, first: [] as ImportRow[] } as CheckSummary;
const about = { fileName: 'parts.csv', checked, problems: [] };
const result: ImportResult = { importedCount: 4, failedRows: [], purchaseId: null, purchaseNumber: null };

/** Returns what an import screen opened now would show. */
function seenBy(userId: string): string {
  const run = importRun(userId);
  if (!run) return 'nothing';
  if (isRunning(run)) return 'running';
  return run.outcome ? `imported ${run.outcome.importedCount}` : 'failed';
}

afterEach(forgetImport);

it('the user who returns finds the import running, then its outcome; other users don’t', async () => {
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

it('a failed import is no longer running', async () => {
  await followImport('ali', about, Promise.reject(new Error('offline')));
  expect(seenBy('ali')).toBe('failed');
});
