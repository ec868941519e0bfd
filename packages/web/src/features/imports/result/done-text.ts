import { importTexts, type ImportResult } from '@turoos/contract';

/** What is said when it was done. */
export const doneText = ({
  importedCount,
  purchaseNumber,
}: Pick<ImportResult, 'importedCount' | 'purchaseNumber'>): string =>
  purchaseNumber
    ? importTexts.importedAs(importedCount, purchaseNumber)
    : importTexts.imported(importedCount);
