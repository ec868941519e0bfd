import { importTexts, type ImportResult } from '@turoos/contract';

/** What is said when it was done. */
export const doneText = ({ importedCount, purchaseNumber }: ImportResult): string =>
  purchaseNumber
    ? importTexts.importedAs(importedCount, purchaseNumber)
    : importTexts.imported(importedCount);
