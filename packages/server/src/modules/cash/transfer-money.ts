import {
  cashTexts,
  must,
  wrongField,
  type MoneyMovementKind,
  type MoneyTransfer,
  type NewMoneyTransfer,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { postJournal } from '../accounting';
import { nextNumber } from '../counters';
import { activePlace, unitsIn, worthOf, type Units } from './amounts';
import { assertKeeps } from './assert-keeps';
import { audited } from './audited';
import { methodOf } from './method-of';
import { readTransfer } from './money-transfers.queries';
import { moveOf, shortages } from './money-moves';
import { readTill, type Place, type Till } from './till';

/**
 * Moves money from one account to another, or exchanges it. One currency keeps the value it had where it came from;
 * an exchange is valued at the rates of the day, and its gain or loss is posted.
 */
export async function transferMoney(
  tx: Tx,
  user: Actor,
  input: NewMoneyTransfer,
  kind: Extract<MoneyMovementKind, 'transfer' | 'drop'> = 'transfer',
): Promise<MoneyTransfer> {
  const till = await readTill(tx, user, { accountId: input.from });
  const [from, to] = [activePlace(till, input.from), activePlace(till, input.to)];
  const [sent, received] = amountsOf(till, input, from, to);
  const isExchange = sent.currency !== received.currency;
  // before the balances are locked, as by every other payment
  const transferNumber = await nextNumber(tx, 'MONEY_TRANSFER');
  const value = isExchange ? worthOf(till, sent) : await valueThere(tx, till, { from, to }, sent);
  const arrives = isExchange ? worthOf(till, received) : value;
  const note = input.note ?? '';
  const { id } = await tx
    .insertInto('moneyTransfers')
    .values({
      transferNumber,
      fromId: from.id,
      toId: to.id,
      currency: sent.currency.code,
      amount: sent.units,
      toCurrency: received.currency.code,
      toAmount: received.units,
      gain: arrives - value,
      shiftId: from.shiftId ?? to.shiftId,
      note,
      userId: user.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const after = await readTransfer(tx, id);
  await recordChange(tx, user, {
    action: 'money-transfer.create',
    entity: 'money-transfers',
    entityId: id,
    after: audited(after),
  });
  const movement = isExchange ? 'exchange' : kind;
  const leaving = { currency: sent.currency, units: -sent.units, cents: -value };
  const arriving = { ...received, cents: arrives };
  const money = [
    { ...moveOf(till, movement, leaving, { place: from, method: methodOf(from) }), note },
    { ...moveOf(till, movement, arriving, { place: to, method: methodOf(to) }), note },
  ];
  await postJournal(tx, {
    kind: 'moneyTransfer',
    figures: { loss: value - arrives },
    money,
    usdToYer: till.rates.usdToYer,
    source: { type: 'money-transfer', id, number: transferNumber },
    note,
    userId: user.id,
  });
  return { ...after, warnings: shortages(till, money) };
}

/** Returns what leaves and what arrives. */
function amountsOf(
  till: Till,
  { currency, amount, toCurrency = currency, toAmount }: NewMoneyTransfer,
  from: Place,
  to: Place,
): [Units, Units] {
  if (from.id === to.id && currency === toCurrency) throw wrongField('to', cashTexts.sameAccount);
  if (currency === toCurrency && toAmount !== undefined && toAmount !== amount)
    throw wrongField('toAmount', cashTexts.toAmountSame);
  if (currency !== toCurrency && toAmount === undefined)
    throw wrongField('toAmount', cashTexts.toAmountRequired);
  const sent = unitsIn(till, { currency, amount });
  const received = unitsIn(till, { currency: toCurrency, amount: toAmount ?? amount });
  assertKeeps(from, sent.currency);
  assertKeeps(to, received.currency);
  return [sent, received];
}

/**
 * Returns the value that an amount has in the books of the account it leaves. The balances of both accounts stay locked
 * until commit, in the order in which the journal locks them, so that transfers in a circle don't wait for each other.
 */
async function valueThere(
  tx: Tx,
  till: Till,
  { from, to }: { from: Place; to: Place },
  { currency, units }: Units,
): Promise<number> {
  const document = worthOf(till, { currency, units });
  const { rows } = await sql<{ value: number }>`
    with locked as materialized (
      select * from money_balances where money_account_id in (${from.id}, ${to.id}) and currency = ${currency.code}
      order by money_account_id, currency for update
    )
    select -turoos_booked(amount, cents, ${-units}, ${-document}) as value
    from locked where money_account_id = ${from.id}`.execute(tx);
  return must(rows[0]).value;
}
