import { adenDay } from '@turoos/contract';
import { sql, type Insertable } from 'kysely';
import { jsonb } from '../../db/jsonb';
import type { ClosingCount, OpeningCount, ShiftFigures } from '../../db/column-types';
import type { Expenses, MoneyTransfers } from '../../db/schema';
import type { Tx } from '../../db/transaction';
import { column, inPieces, moment } from '../trade/write-in-pieces';

/** The rows of a generated year's money before they are written. */
export interface EntryRow {
  id: string;
  at: number;
  kind: string;
  sourceType: string | null;
  sourceId: string | null;
  sourceNumber: string | null;
  note: string;
  rate: number | null;
  userId: string | null;
}
interface LineRow {
  entry: EntryRow;
  position: number;
  accountId: string;
  amount: number;
  currency: string | null;
  units: number | null;
}
interface MovementRow {
  entry: EntryRow;
  placeId: string;
  shiftId: string | null;
  kind: string;
  currency: string;
  units: number;
  cents: number;
  toYer: number | null;
  method: string;
}
interface ShiftRow {
  id: string;
  drawerId: string;
  userId: string | null;
  people: Iterable<string>;
  openedAt: number;
  closedAt: number;
  floats: OpeningCount[];
  zNumber: number;
  counts: ClosingCount[];
  figures: ShiftFigures;
  reason: string;
}

export interface MoneyRows {
  entries: EntryRow[];
  lines: LineRow[];
  movements: MovementRow[];
  shifts: ShiftRow[];
  expenses: Insertable<Expenses>[];
  transfers: Insertable<MoneyTransfers>[];
}

export const noRows = (): MoneyRows => ({
  entries: [],
  lines: [],
  movements: [],
  shifts: [],
  expenses: [],
  transfers: [],
});

const dayOf = ({ at }: EntryRow) => adenDay(new Date(at));
/** An element of an array literal; generated notes contain neither quotes nor backslashes. */
const text = (note: string) => `"${note}"`;

/** Writes rows in chronological order, shifts before what refers to them. */
export async function writeMoney(tx: Tx, rows: MoneyRows): Promise<void> {
  await writeShifts(tx, rows.shifts);
  await inPieces(rows.entries, (some) =>
    sql`
      insert into journal_entries (id, day, at, kind, source_type, source_id, source_number, note, usd_to_yer, user_id)
      select * from unnest(
        ${column(some, ({ id }) => id)}::uuid[], ${column(some, dayOf)}::date[],
        ${column(some, ({ at }) => moment(at))}::timestamptz[], ${column(some, ({ kind }) => kind)}::text[],
        ${column(some, ({ sourceType }) => sourceType)}::text[], ${column(some, ({ sourceId }) => sourceId)}::uuid[],
        ${column(some, ({ sourceNumber }) => sourceNumber)}::text[], ${column(some, ({ note }) => text(note))}::text[],
        ${column(some, ({ rate }) => rate)}::numeric[], ${column(some, ({ userId }) => userId)}::uuid[])`.execute(
      tx,
    ),
  );
  await inPieces(rows.lines, (some) =>
    sql`
      insert into journal_lines (entry_id, position, account_id, day, amount, currency, currency_amount)
      select * from unnest(
        ${column(some, ({ entry }) => entry.id)}::uuid[], ${column(some, ({ position }) => position)}::smallint[],
        ${column(some, ({ accountId }) => accountId)}::uuid[], ${column(some, ({ entry }) => dayOf(entry))}::date[],
        ${column(some, ({ amount }) => amount)}::bigint[], ${column(some, ({ currency }) => currency)}::text[],
        ${column(some, ({ units }) => units)}::bigint[])`.execute(tx),
  );
  await inPieces(rows.movements, (some) =>
    sql`
      insert into money_movements (at, day, money_account_id, shift_id, kind, currency, amount, cents, usd_to_yer, to_yer,
        method, source_type, source_id, source_number, note, user_id)
      select * from unnest(
        ${column(some, ({ entry }) => moment(entry.at))}::timestamptz[], ${column(some, ({ entry }) => dayOf(entry))}::date[],
        ${column(some, ({ placeId }) => placeId)}::uuid[], ${column(some, ({ shiftId }) => shiftId)}::uuid[],
        ${column(some, ({ kind }) => kind)}::text[], ${column(some, ({ currency }) => currency)}::text[],
        ${column(some, ({ units }) => units)}::bigint[], ${column(some, ({ cents }) => cents)}::bigint[],
        ${column(some, ({ entry }) => entry.rate)}::numeric[], ${column(some, ({ toYer }) => toYer)}::numeric[],
        ${column(some, ({ method }) => method)}::text[], ${column(some, ({ entry }) => entry.sourceType)}::text[],
        ${column(some, ({ entry }) => entry.sourceId)}::uuid[], ${column(some, ({ entry }) => entry.sourceNumber)}::text[],
        ${column(some, ({ entry }) => text(entry.note))}::text[], ${column(some, ({ entry }) => entry.userId)}::uuid[])`.execute(
      tx,
    ),
  );
  await inStatements(rows.expenses, (some) => tx.insertInto('expenses').values(some).execute());
  await inStatements(rows.transfers, (some) => tx.insertInto('moneyTransfers').values(some).execute());
}

async function writeShifts(tx: Tx, shifts: readonly ShiftRow[]): Promise<void> {
  await inStatements(shifts, (some) =>
    tx
      .insertInto('shifts')
      .values(
        some.map(({ id, drawerId, userId, openedAt, closedAt, floats }) => ({
          id,
          drawerId,
          status: 'closed' as const,
          openedBy: userId,
          openedAt: new Date(openedAt),
          closedAt: new Date(closedAt),
          floats: jsonb(floats),
          version: 2,
        })),
      )
      .execute(),
  );
  const people = shifts.flatMap(({ id, openedAt, closedAt, people: all }) =>
    [...all].map((userId) => ({
      shiftId: id,
      userId,
      joinedAt: new Date(openedAt),
      leftAt: new Date(closedAt),
    })),
  );
  await inStatements(people, (some) => tx.insertInto('shiftPeople').values(some).execute());
  await inStatements(shifts, (some) =>
    tx
      .insertInto('shiftCloses')
      .values(
        some.map((shift) => ({
          shiftId: shift.id,
          drawerId: shift.drawerId,
          zNumber: shift.zNumber,
          at: new Date(shift.closedAt),
          userId: shift.userId,
          counts: jsonb(shift.counts),
          figures: jsonb(shift.figures),
          reason: shift.reason,
        })),
      )
      .execute(),
  );
}

const rowsAStatement = 500;

async function inStatements<T>(rows: readonly T[], write: (some: T[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAStatement)
    await write(rows.slice(from, from + rowsAStatement));
}
