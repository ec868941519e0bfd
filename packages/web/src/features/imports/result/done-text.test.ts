import { ltr } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { doneText } from './done-text';

const result = { importedCount: 35, failedRows: [], purchaseId: null, purchaseNumber: null };

describe('what is said after an import', () => {
  it('CSV-22: how many products, and the number of the purchase when one was made', () => {
    expect(doneText(result)).toBe('تم استيراد 35 منتجاً بنجاح');
    expect(doneText({ ...result, purchaseNumber: 'PUR-1' })).toBe(
      `تم استيراد 35 منتجاً وإنشاء فاتورة شراء رقم ${ltr('PUR-1')}`,
    );
  });
});
