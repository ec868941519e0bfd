import { importTexts, type ImportResult } from '@turoos/contract';

/** Returns the message shown after an import. */
export const doneText = ({
  importedCount,
  purchaseNumber,
}: Pick<ImportResult, 'importedCount' | 'purchaseNumber'>): string =>
  purchaseNumber
    ? importTexts.importedAs(importedCount, purchaseNumber)
    : importTexts.imported(importedCount);
