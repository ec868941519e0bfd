import { AppError, cashTexts, counted, ltr, nouns, type ShiftClosing } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { assertMay } from '../../kernel/assert-may';

/**
 * Throws while a till of somebody in the shift has unsent sales, because their money lies in the drawer. A lost till
 * never sends its sales, so users with the right to administer the cash may close the shift without them.
 */
export async function assertTillsSent(
  tx: Tx,
  user: Actor,
  shiftId: string,
  { withoutTills = false }: Pick<ShiftClosing, 'withoutTills'>,
): Promise<void> {
  if (withoutTills) return assertMay(user, 'cash:admin');
  const { rows } = await sql<{ code: string; name: string; waiting: number }>`
    select t.code, t.name, t.waiting from tills t
    where t.waiting > 0 and t.emptied_at is null and exists (
      select from till_people p join shift_people s on s.user_id = p.user_id
      where p.till_id = t.id and s.shift_id = ${shiftId})
    order by t.serial`.execute(tx);
  if (rows.length === 0) return;
  const tills = rows.map(
    ({ code, name, waiting }) => `${name} ${ltr(code)} (${counted(waiting, nouns.invoice)})`,
  );
  throw new AppError('TILLS_WAIT', cashTexts.tillsWait(tills), { tills: rows });
}
