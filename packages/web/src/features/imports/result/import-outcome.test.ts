import { importTexts, type ImportRow, type RowProblem } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@/lib/http/api-error';
import type { CheckSummary } from '../file/sheet-messages';
import { errorLogCsv } from './error-log-csv';
import { outcomeOf } from './import-outcome';
import { refusedRows } from './refused-rows';

const first = [{ row: 2 }, { row: 3 }] as ImportRow[];
const problems: RowProblem[] = [
  { row: 4, partNumber: 'B-1', field: 'quantity', message: importTexts.positive.quantity },
  { row: 5, partNumber: 'A-1', field: 'partNumber', message: importTexts.copy },
];
const checked = { valid: 2, invalid: 2, first } as CheckSummary;
const result = { importedCount: 2, failedRows: [], purchaseId: 'p', purchaseNumber: 'PUR-1' };
const given = { fileName: 'parts.csv', at: new Date(), checked, problems, result };

describe('CSV-04: the outcome of an import', () => {
  it('counts the invalid rows that were never sent to the server', () => {
    expect(outcomeOf(given)).toMatchObject({ valid: 2, invalid: 2, importedCount: 2, first, log: problems });
  });

  it('counts rows once that the server reported again, and adds the rows only it refused', () => {
    const failedRows = [
      { row: 3, partNumber: 'C-1', errors: ['الوحدة غير معروفة'] },
      { row: 4, partNumber: 'B-1', errors: [importTexts.positive.quantity] },
    ];
    const outcome = outcomeOf({ ...given, result: { ...result, importedCount: 1, failedRows } });
    expect(outcome).toMatchObject({ valid: 1, invalid: 3, importedCount: 1, first: [{ row: 2 }] });
    expect(outcome.log.map(({ row, field }) => [row, field])).toEqual([
      [3, null],
      [4, 'quantity'],
      [5, 'partNumber'],
    ]);
  });
});

describe('the error log', () => {
  it('lists the rows of a refused file', () => {
    const details = { failedRows: [{ row: 2, partNumber: 'A-1', errors: ['أ', 'ب'] }] };
    const error = new ApiError({ status: 400, code: 'VALIDATION', message: importTexts.nothing, details });
    expect(refusedRows(error)).toMatchObject([
      { row: 2, message: 'أ' },
      { row: 2, message: 'ب' },
    ]);
    expect(refusedRows(new Error('other'))).toEqual([]);
  });

  it('exports no formulas', () => {
    const csv = errorLogCsv([{ row: 2, partNumber: '=1+1', field: null, message: 'قال "لا"' }]);
    expect(csv).toBe('\uFEFF"الصف","رقم القطعة","العمود","الخطأ"\r\n"2","\'=1+1","","قال ""لا"""\r\n');
  });
});
