import { ltr } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { doneText } from './done-text';

const result = { importedCount: 35, failedRows: [], purchaseId: null, purchaseNumber: null };

describe('the message after an import', () => {
  it('CSV-22: names the number of products, and the purchase’s number if there is one', () => {
    expect(doneText(result)).toBe('تم استيراد 35 منتجاً بنجاح');
    expect(doneText({ ...result, purchaseNumber: 'PUR-1' })).toBe(
      `تم استيراد 35 منتجاً وإنشاء فاتورة شراء رقم ${ltr('PUR-1')}`,
    );
  });
});
