import { adenDayBounds, must, parseSort, type MoneyTransfer, type Page } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { readPage } from '../../db/read-page';
import { containsWordsOrCode } from '../../db/search';
import { readWritten, type Written } from './amounts';

const transfers = (db: Db) =>
  db
    .selectFrom('moneyTransfers')
    .leftJoin('users', 'users.id', 'moneyTransfers.userId')
    .selectAll('moneyTransfers')
    .select([
      sql<string>`(select name from accounts where id = money_transfers.from_id)`.as('from'),
      sql<string>`(select name from accounts where id = money_transfers.to_id)`.as('to'),
      'users.name as userName',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof transfers>['executeTakeFirstOrThrow']>>;

const present = (row: Row, written: Written): MoneyTransfer => ({
  _id: row.id,
  transferNumber: row.transferNumber,
  from: { _id: row.fromId, name: row.from },
  to: { _id: row.toId, name: row.to },
  currency: row.currency,
  amount: written(row.currency, row.amount),
  toCurrency: row.toCurrency,
  toAmount: written(row.toCurrency, row.toAmount),
  gain: row.gain,
  note: row.note,
  createdBy: row.userId ? { _id: row.userId, name: row.userName ?? '' } : null,
  createdAt: row.createdAt,
});

export async function readTransfer(db: Db, id: string): Promise<MoneyTransfer> {
  const [row, written] = await Promise.all([
    transfers(db).where('moneyTransfers.id', '=', id).executeTakeFirst(),
    readWritten(db),
  ]);
  return present(must(row), written);
}

const searched = sql<string>`turoos_fold(concat_ws(' ', money_transfers.transfer_number,
  turoos_code(money_transfers.transfer_number), money_transfers.note))`;

interface TransfersQuery {
  page: number;
  limit: number;
  sort: 'createdAt' | '-createdAt';
  startDate?: string | undefined;
  endDate?: string | undefined;
  q?: string | undefined;
  account?: string | undefined;
}

export async function listTransfers(db: Db, query: TransfersQuery): Promise<Page<MoneyTransfer>> {
  const { sort, startDate, endDate, q, account } = query;
  const { direction } = parseSort(sort);
  const found = transfers(db)
    .$call((e) =>
      account ? e.where((or) => or.or([or('fromId', '=', account), or('toId', '=', account)])) : e,
    )
    .$call((e) => (q ? e.where(containsWordsOrCode(searched, q)) : e))
    .$call((e) => (startDate ? e.where('moneyTransfers.createdAt', '>=', adenDayBounds(startDate).from) : e))
    .$call((e) => (endDate ? e.where('moneyTransfers.createdAt', '<', adenDayBounds(endDate).until) : e))
    .orderBy('moneyTransfers.createdAt', direction)
    .orderBy('moneyTransfers.id', direction);
  const [{ rows, ...page }, written] = await Promise.all([readPage(db, found, query), readWritten(db)]);
  return { ...page, rows: rows.map((row) => present(row, written)) };
}
