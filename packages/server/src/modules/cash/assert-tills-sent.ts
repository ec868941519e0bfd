import {
  AppError,
  cashTexts,
  counted,
  formatDateTime,
  ltr,
  must,
  nouns,
  type ShiftClosing,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { MissingTillColumn } from '../../db/column-types';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { assertMay } from '../../kernel/assert-may';
import { missingTills } from './missing-tills';

/**
 * Throws while a till of somebody in the shift has unsent sales, or may have some because it is out of contact: their
 * money lies in the drawer. Returns the tills that the shift is closed without. A lost till never sends its sales, so
 * users with the right to administer the cash leave out those that told of some; anybody who closes leaves out others.
 */
export async function assertTillsSent(
  tx: Tx,
  user: Actor,
  shiftId: string,
  { withoutTills = false }: Pick<ShiftClosing, 'withoutTills'>,
): Promise<MissingTillColumn[]> {
  const { rows } = await sql<{ tills: MissingTillColumn[] }>`
    select ${missingTills(sql`${shiftId}`)} as tills`.execute(tx);
  const { tills } = must(rows[0]);
  const waiting = tills.filter((till) => till.waiting > 0);
  if (withoutTills && waiting.length > 0) assertMay(user, 'cash:admin');
  if (withoutTills || tills.length === 0) return tills;
  const named = (till: MissingTillColumn) => `${till.name} ${ltr(till.code)}`;
  if (waiting.length > 0)
    throw new AppError(
      'TILLS_WAIT',
      cashTexts.tillsWait(waiting.map((till) => `${named(till)} (${counted(till.waiting, nouns.invoice)})`)),
      { tills: waiting },
    );
  throw new AppError(
    'TILLS_AWAY',
    cashTexts.tillsAway(tills.map((till) => `${named(till)} منذ ${formatDateTime(till.lastSeenAt)}`)),
    { tills },
  );
}
