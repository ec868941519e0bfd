import { AppError, cashTexts, conflict, ruleBroken, type Shift, type ShiftOpening } from '@turoos/contract';
import type { CountedUnits } from '../../db/column-types';
import { jsonb } from '../../db/jsonb';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { activePlace, readWritten } from './amounts';
import { audited } from './audited';
import { bookDifference } from './book-difference';
import { countedIn, questionAbout } from './counted';
import { assertInNoShift } from './lock-shift';
import { readShift } from './shifts.queries';
import { lockShifts, readTill } from './till';

/**
 * Opens a shift on a drawer. Its floats are a count of what lies there: a difference is booked at once, and the first
 * count of a drawer is its opening balance, which is asked about only when it is very large. Who opens without `ask`
 * is asked for the reason of a large difference only.
 */
export async function openShift(
  tx: Tx,
  user: Actor,
  { drawer: id, floats, ask = false, reason = '' }: ShiftOpening,
): Promise<Shift> {
  await lockShifts(tx);
  const till = await readTill(tx, user, { accountId: id });
  const drawer = activePlace(till, id);
  if (drawer.kind !== 'drawer') throw ruleBroken(cashTexts.notDrawer(drawer.name));
  if (drawer.shiftId) throw conflict(cashTexts.drawerOpen(drawer.name));
  await assertInNoShift(tx, user);
  const counted = countedIn(till, drawer, floats);
  const isFirst = !(await hasMovements(tx, id));
  const beyond = ({ currency, amount }: CountedUnits) => amount - (drawer.held[currency] ?? 0);
  const differences = counted.map((count) => ({ currency: count.currency, amount: beyond(count) }));
  const written = await readWritten(tx);
  const found = differences.map(({ currency, amount }) => ({ currency, amount: written(currency, amount) }));
  const question = reason === '' ? questionAbout(till, differences) : undefined;
  const isFar = question === cashTexts.farOff;
  if (isFirst && ask && isFar) throw new AppError('COUNT_DIFFERS', cashTexts.firstFarOff);
  // the differences are for the audit log alone
  if (question && !isFirst && (ask || isFar))
    throw new AppError('COUNT_DIFFERS', question, { differences: found });
  const shift = await tx
    .insertInto('shifts')
    .values({
      drawerId: id,
      openedBy: user.id,
      floats: jsonb(isFirst ? counted : counted.map((count) => ({ ...count, difference: beyond(count) }))),
      openingReason: reason,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.insertInto('shiftPeople').values({ shiftId: shift.id, userId: user.id }).execute();
  const opened = await readShift(tx, user, shift.id);
  await recordChange(tx, user, {
    action: 'shift.open',
    entity: 'shifts',
    entityId: shift.id,
    after: audited({
      ...opened,
      floats,
      openingDifferences: isFirst ? [] : found,
    }),
  });
  await bookDifference(
    tx,
    till,
    {
      place: { ...drawer, shiftId: shift.id },
      kind: 'float',
      differences,
      source: { type: 'shift', id: shift.id },
      note: reason,
      userId: user.id,
    },
    isFirst ? 'opening' : 'cashDifference',
  );
  return opened;
}

async function hasMovements(tx: Tx, moneyAccountId: string): Promise<boolean> {
  const movement = await tx
    .selectFrom('moneyMovements')
    .select('id')
    .where('moneyAccountId', '=', moneyAccountId)
    .limit(1)
    .executeTakeFirst();
  return movement !== undefined;
}
