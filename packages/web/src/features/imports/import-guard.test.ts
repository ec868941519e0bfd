import { importTexts } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import type { CheckSummary } from './file/sheet-messages';
import { emptyDraft, isBlank, type ImportDraft } from './import-draft';
import { importGuard } from './import-guard';

const checked = { valid: 3, duplicates: [] as string[] } as CheckSummary;
const filled: ImportDraft = {
  ...emptyDraft(),
  supplier: { _id: 's', name: 'مورد' },
  warehouse: { _id: 'w', name: 'مستودع' },
  invoiceNo: 'F-1',
};

describe('the import requires', () => {
  it('CSV-17: a supplier, a warehouse, an invoice number and at least one valid row', () => {
    expect(importGuard(filled, checked)).toBeUndefined();
  });

  it.each<[string, Partial<ImportDraft>, CheckSummary | undefined, string]>([
    ['a supplier', { supplier: null }, checked, 'يجب اختيار المورد والمستودع'],
    ['a warehouse', { warehouse: null }, checked, 'يجب اختيار المورد والمستودع'],
    ['an invoice number', { invoiceNo: '  ' }, checked, 'يجب إدخال رقم فاتورة الشراء'],
    ['a file', {}, undefined, 'لا توجد بيانات صالحة للاستيراد'],
    ['a valid row', {}, { ...checked, valid: 0 }, importTexts.nothing],
    ['numbers of its own', {}, { ...checked, valid: 0, duplicates: ['T-1'] }, importTexts.duplicates('T-1')],
    ['a possible year', { vehicle: { year: 20 } }, checked, 'سنة الصنع غير صحيحة'],
  ])('CSV-18: %s, and says so', (_, changes, rows, message) => {
    expect(importGuard({ ...filled, ...changes }, rows)).toBe(message);
  });

  it('nothing but valid rows when there is no purchase', () => {
    const alone = { ...emptyDraft(), withPurchase: false };
    expect(importGuard(alone, checked)).toBeUndefined();
    expect(importGuard(alone, undefined)).toBe(importTexts.nothing);
  });
});

describe('an import draft', () => {
  it('is worth storing as soon as anything was entered', () => {
    expect(isBlank(emptyDraft())).toBe(true);
    expect(isBlank({ ...emptyDraft(), vehicle: { year: null, vin: '' } })).toBe(true);
    expect(isBlank({ ...emptyDraft(), vehicle: { carId: 'C-1' } })).toBe(false);
    expect(isBlank({ ...emptyDraft(), file: new File(['a'], 'a.csv') })).toBe(false);
  });
});
