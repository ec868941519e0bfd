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
  notes: [],
};

it('is the local check until the server has responded', () =>
  expect(judgedCheck(checked, undefined)).toEqual({ ...checked, refused: [] }));

it('counts the rows the server would refuse as invalid, and lists them', () => {
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
