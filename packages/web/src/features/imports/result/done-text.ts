import { countedAfter, ltr, nouns, type ImportResult } from '@turoos/contract';

/** Returns the message shown after an import, in the words of the specification. */
export function doneText({
  importedCount,
  purchaseNumber,
}: Pick<ImportResult, 'importedCount' | 'purchaseNumber'>): string {
  const imported = `تم استيراد ${countedAfter(importedCount, nouns.product)}`;
  return purchaseNumber ? `${imported} وإنشاء فاتورة شراء رقم ${ltr(purchaseNumber)}` : `${imported} بنجاح`;
}
