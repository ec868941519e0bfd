import type { Figures, Moved, PostingKind } from '@turoos/contract';
import type { Db } from '../src/db/connect';
import { transaction } from '../src/db/transaction';
import { noteMoved } from '../src/kernel/moved-value';
import { postJournal, type MoneyMove } from '../src/modules/accounting';

interface Entry<K extends PostingKind> {
  kind: K;
  figures: Figures<K>;
  day?: string;
  own?: string;
  moved?: Partial<Moved>;
  money?: readonly MoneyMove[];
  note?: string;
  number?: string;
  usdToYer?: number;
}

/** Posts an entry as a use-case does: with what the stock and ledger doors moved. */
export const post = <K extends PostingKind>(
  db: Db,
  { moved = {}, number, ...entry }: Entry<K>,
): Promise<void> =>
  transaction(db, async (tx) => {
    for (const [account, cents] of Object.entries(moved)) noteMoved(tx, account as keyof typeof moved, cents);
    await postJournal(tx, {
      ...entry,
      source: number ? { type: 'sale', id: crypto.randomUUID(), number } : undefined,
      userId: null,
    });
  });

/** Money in dollars, which come and go at their own value. */
export const dollars = (moneyAccountId: string, cents: number): MoneyMove => ({
  moneyAccountId,
  shiftId: null,
  kind: 'tender',
  currency: 'USD',
  amount: cents,
  cents,
  toYer: null,
});

/** The ids of accounts by their key, or by their name for those without one. */
export async function accountIds(db: Db): Promise<Record<string, string>> {
  const accounts = await db.selectFrom('accounts').select(['id', 'key', 'name']).execute();
  return Object.fromEntries(accounts.map(({ id, key, name }) => [key ?? name, id]));
}
