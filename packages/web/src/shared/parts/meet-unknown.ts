import { printedCode } from '@turoos/contract';
import { openScannedDocument } from '@/lib/scan/open-scanned';
import { addUnknown } from '@/lib/scan/unknown-codes';

/** Offers what can be done about a code or words that no part has: find, create, or note as asked for. */
export const offerUnknown = (text: string, onFind?: () => void): void =>
  addUnknown({ text: printedCode(text), onFind });

/** Opens the document with a scanned code that is no part's, and otherwise offers what can be done about it. */
export async function meetUnknown(code: string, onFind?: () => void): Promise<void> {
  // A dialog has work that is not saved: the document stays closed.
  const inDialog = document.querySelector('dialog[open]') !== null;
  if (inDialog || !(await openScannedDocument(code))) offerUnknown(code, onFind);
}
