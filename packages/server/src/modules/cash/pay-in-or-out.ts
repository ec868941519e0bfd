import {
  accountingTexts,
  cashTexts,
  notFound,
  payableAccounts,
  ruleBroken,
  wrongField,
  type ShiftMovement,
} from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { postJournal } from '../accounting';
import { activePlace, unitsIn, worthOf } from './amounts';
import { assertKeeps } from './assert-keeps';
import { audited } from './audited';
import { moveOf, shortages } from './money-moves';
import { readTill } from './till';

interface Payment extends Pick<ShiftMovement, 'currency' | 'amount' | 'account' | 'note'> {
  kind: 'pay_in' | 'pay_out';
  shiftId: string;
  drawerId: string;
}

const ofKind = {
  pay_in: { sign: 1, posting: 'payIn', account: 'capital' },
  pay_out: { sign: -1, posting: 'payOut', account: 'drawings' },
} as const;

/** Pays money into a drawer or out of it that no document explains. Returns warnings. */
export async function payInOrOut(tx: Tx, user: Actor, payment: Payment): Promise<string[]> {
  const { kind, shiftId, drawerId, account, note = '' } = payment;
  if (note === '') throw wrongField('note', cashTexts.noteRequired);
  const till = await readTill(tx, user, { accountId: drawerId });
  const place = activePlace(till, drawerId);
  const { currency, units } = unitsIn(till, payment);
  assertKeeps(place, currency);
  const cents = worthOf(till, { currency, units });
  const { sign, posting, account: usual } = ofKind[kind];
  const own = account ? await otherSide(tx, account) : await keyed(tx, usual);
  await recordChange(tx, user, {
    action: `shift.${kind}`,
    entity: 'shifts',
    entityId: shiftId,
    after: audited({ drawer: place.name, currency: currency.code, amount: payment.amount, note }),
  });
  const moved = { currency, units: sign * units, cents: sign * cents };
  const money = [{ ...moveOf(till, kind, moved, { place, method: 'cash' }), note }];
  await postJournal(tx, {
    kind: posting,
    figures: { value: cents },
    own,
    money,
    usdToYer: till.rates.usdToYer,
    source: { type: 'shift', id: shiftId },
    note,
    userId: user.id,
  });
  return shortages(till, money);
}

async function keyed(tx: Tx, key: 'capital' | 'drawings'): Promise<string> {
  const { id } = await tx
    .selectFrom('accounts')
    .select('id')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns an account that money may be paid in from or out to: no control account, money account or category. */
async function otherSide(tx: Tx, id: string): Promise<string> {
  const account = await tx
    .selectFrom('accounts')
    .leftJoin('moneyAccounts', 'moneyAccounts.id', 'accounts.id')
    .leftJoin('accounts as parent', 'parent.id', 'accounts.parentId')
    .leftJoin('accounts as child', 'child.parentId', 'accounts.id')
    .select([
      'accounts.id',
      'accounts.key',
      'accounts.name',
      'accounts.isActive',
      'moneyAccounts.kind',
      'parent.key as parent',
      'child.id as child',
    ])
    .where('accounts.id', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (!account) throw notFound(accountingTexts.accountNotFound);
  if (!account.isActive) throw ruleBroken(cashTexts.accountInactive(account.name));
  const isOwn =
    account.key === null && account.kind === null && account.parent !== 'expenses' && !account.child;
  if (!isOwn && !payableAccounts.some((key) => key === account.key)) throw ruleBroken(cashTexts.notOther);
  return account.id;
}
