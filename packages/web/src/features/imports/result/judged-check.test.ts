import { unitTexts, type ImportRow, type RowProblem } from '@turoos/contract';
import { expect, it } from 'vitest';
import type { CheckSummary } from '../file/sheet-messages';
import { judgedCheck } from './judged-check';

const problem: RowProblem = { row: 4, partNumber: 'B-1', field: 'name', message: 'ناقص' };
const checked: CheckSummary = {
  id: 'one',
  valid: 2,
  invalid: 1,
  total: 5000,
  first: [{ row: 2 }, { row: 3 }] as ImportRow[],
  problems: [problem],
  problemCount: 1,
  duplicates: [],
};

it('is as it was found here until the server has looked', () =>
  expect(judgedCheck(checked, undefined)).toEqual({ ...checked, refused: [] }));

it('counts what the server would refuse among the wrong rows, and names it', () => {
  const failedRows = [{ row: 3, partNumber: 'A-1', errors: [unitTexts.unknown] }];
  expect(judgedCheck(checked, { failedRows, total: 2000 })).toMatchObject({
    valid: 1,
    invalid: 2,
    total: 2000,
    first: [{ row: 2 }],
    problems: [{ row: 3, field: null, message: unitTexts.unknown }, problem],
    problemCount: 2,
  });
});
