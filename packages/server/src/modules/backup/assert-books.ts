import { AppError, backupTexts } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import { checkBooks } from '../books';

/** Throws, listing the contradictions, when the restored books are inconsistent; the user may accept them. */
export async function assertBooksHold(tx: Tx): Promise<void> {
  const broken = (await checkBooks(tx)).filter(({ contradictions }) => contradictions.length > 0);
  if (broken.length === 0) return;
  const shown = broken.map(({ claim, contradictions }) => ({
    claim,
    contradictions: contradictions.slice(0, 5),
  }));
  throw new AppError('RULE', backupTexts.brokenBooks, { books: shown.slice(0, 20) });
}
