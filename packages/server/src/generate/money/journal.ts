import {
  journalLines,
  must,
  type Figures,
  type Moved,
  type MoneyMovementKind,
  type PostingKind,
} from '@turoos/contract';
import { newId } from '../trade/new-id';
import type { Places } from './read-places';
import type { Shift } from './shift';
import type { EntryRow, MoneyRows } from './write-money';

/** An amount that comes into a money account, or leaves it if below zero. */
export interface Move {
  placeId: string;
  shift?: Shift | undefined;
  kind: MoneyMovementKind;
  currency: string;
  units: number;
  /** Its value at the rates of the document. */
  cents: number;
  toYer: number | null;
  method: string;
}

interface Posting<K extends PostingKind> {
  at: number;
  kind: K;
  figures: Figures<K>;
  moved?: Partial<Moved>;
  own?: string;
  money: readonly Move[];
  rate: number | null;
  source: { type: string | null; id: string | null; number?: string | null };
  note?: string;
  userId: string | null;
}

export type Journal = ReturnType<typeof openJournal>;

/** Posts in memory what `postJournal` posts one by one: the same lines, and money at the same value in the books. */
export const openJournal =
  ({ accounts, purse }: Pick<Places, 'accounts' | 'purse'>, rows: MoneyRows) =>
  <K extends PostingKind>({ at, kind, money, moved, own, ...posting }: Posting<K>): void => {
    const value = money.reduce((sum, { cents }) => sum + cents, 0);
    const all = { customers: 0, suppliers: 0, inventory: 0, inexact: 0, ...moved };
    const lines = journalLines(kind, posting.figures, all, value);
    if (lines.length === 0 && money.length === 0) return;
    const { type, id, number = null } = posting.source;
    const entry: EntryRow = {
      id: newId(at),
      at,
      kind,
      sourceType: type,
      sourceId: id,
      sourceNumber: number,
      note: posting.note ?? '',
      rate: posting.rate,
      userId: posting.userId,
    };
    rows.entries.push(entry);
    let position = 0;
    const line = (accountId: string, amount: number, currency?: string, units?: number) => {
      if (amount === 0) return;
      const inCurrency = { currency: currency ?? null, units: units ?? null };
      rows.lines.push({ entry, position: ++position, accountId, amount, ...inCurrency });
    };
    let booked = 0;
    for (const { shift, ...move } of money) {
      const amount = purse.move(move.placeId, move.currency, move.units, move.cents);
      booked += amount;
      line(move.placeId, amount, move.currency, move.units);
      rows.movements.push({ entry, shiftId: shift?.id ?? null, ...move });
      shift?.note(move);
    }
    for (const { account, amount } of lines)
      line(account === 'own' ? must(own) : must(accounts.get(account)), amount);
    line(must(accounts.get('exchangeDifferences')), value - booked);
  };
