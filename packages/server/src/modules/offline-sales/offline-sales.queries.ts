import {
  must,
  OfflineSaleFact,
  parseSort,
  walkIn,
  type BookedOfflineSale,
  type OfflineSale,
  type OfflineSalesQuery,
  type Page,
  type SaleDecision,
} from '@turoos/contract';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/connect';
import { readPage } from '../../db/read-page';
import { containsWordsOrCode } from '../../db/search';
import { inOrder } from './found';

/** Returns what a till is answered about a sale that it sent. */
export async function readBooked(db: Db, id: string): Promise<BookedOfflineSale> {
  const { rows: found } = await sql<BookedOfflineSale>`
    select o.id, o.number, o.sale_id as sale, s.sale_number, o.received_at,
      array(select kind from sale_decisions d where d.offline_sale_id = o.id) as decisions
    from offline_sales o left join sales s on s.id = o.sale_id where o.id = ${id}`.execute(db);
  const booked = must(found[0]);
  const decisions = inOrder(booked.decisions.map((kind) => ({ kind })));
  return { ...booked, decisions: decisions.map(({ kind }) => kind) };
}

interface StoredDecision extends Omit<SaleDecision, 'decidedAt'> {
  decidedAt: string | null;
}

const storedDecisions = sql<StoredDecision[]>`(
  select coalesce(json_agg(json_build_object('_id', d.id, 'kind', d.kind, 'details', d.details, 'status', d.status,
    'note', d.note, 'decidedAt', d.decided_at,
    'decidedBy', (select json_build_object('_id', u.id, 'name', u.name) from users u where u.id = d.decided_by))), '[]')
  from sale_decisions d where d.offline_sale_id = offline_sales.id)`;

/** What the list and the page of a sale show. */
export const offlineSaleRows = (db: Db) =>
  db
    .selectFrom('offlineSales')
    .innerJoin('tills', 'tills.id', 'offlineSales.tillId')
    .leftJoin('sales', 'sales.id', 'offlineSales.saleId')
    .leftJoin('users', 'users.id', 'offlineSales.userId')
    .leftJoin('customers', (join) =>
      join.on(
        'customers.id',
        '=',
        sql<string>`coalesce(sales.customer_id, (offline_sales.fact ->> 'customer')::uuid)`,
      ),
    )
    .select([
      'offlineSales.id',
      'offlineSales.number',
      'offlineSales.fact',
      'offlineSales.madeAt',
      'offlineSales.receivedAt',
      'tills.id as tillId',
      'tills.code as tillCode',
      'tills.name as tillName',
      'sales.id as saleId',
      'sales.saleNumber',
      'sales.status as saleStatus',
      'users.id as userId',
      'users.name as userName',
      'customers.id as customerId',
      'customers.name as customerName',
      'customers.phone as customerPhone',
      storedDecisions.as('decisions'),
    ]);
type Row = Awaited<ReturnType<ReturnType<typeof offlineSaleRows>['executeTakeFirstOrThrow']>>;

export function presentOfflineSale(row: Row): OfflineSale & { fact: OfflineSaleFact } {
  const fact = z.decode(OfflineSaleFact, row.fact);
  return {
    _id: row.id,
    number: row.number,
    till: { _id: row.tillId, name: row.tillName, code: row.tillCode },
    sale:
      row.saleId && row.saleStatus
        ? { _id: row.saleId, saleNumber: row.saleNumber, status: row.saleStatus }
        : null,
    customerName: row.customerName ?? (fact.customerName || walkIn),
    grandTotal: fact.grandTotal,
    usd_to_yer: fact.rates.usdToYer,
    seller: row.userId ? { _id: row.userId, name: row.userName ?? '' } : null,
    madeAt: row.madeAt,
    receivedAt: row.receivedAt,
    decisions: inOrder(row.decisions).map((decision) => ({
      ...decision,
      decidedAt: decision.decidedAt ? new Date(decision.decidedAt) : null,
    })),
    fact,
  };
}

const hasDecision = (condition: RawBuilder<unknown>) =>
  sql<SqlBool>`exists (select from sale_decisions d where d.offline_sale_id = offline_sales.id and ${condition})`;

const states = {
  all: sql<SqlBool>`true`,
  open: hasDecision(sql`d.status = 'open'`),
  unbooked: sql<SqlBool>`offline_sales.sale_id is null and ${hasDecision(sql`d.status = 'open'`)}`,
  decided: sql<SqlBool>`${hasDecision(sql`true`)} and not ${hasDecision(sql`d.status = 'open'`)}`,
} as const satisfies Record<OfflineSalesQuery['state'], unknown>;

export async function listOfflineSales(db: Db, query: OfflineSalesQuery): Promise<Page<OfflineSale>> {
  const { field, direction } = parseSort(query.sort);
  const { kind, till, q } = query;
  const found = offlineSaleRows(db)
    .where(states[query.state])
    .$if(kind !== undefined, (sales) => sales.where(hasDecision(sql`d.kind = ${kind}`)))
    .$if(till !== undefined, (sales) => sales.where('offlineSales.tillId', '=', till ?? ''))
    .$if(Boolean(q), (sales) =>
      sales.where(
        containsWordsOrCode(
          sql<string>`concat(' ', turoos_code(offline_sales.number), ' ', turoos_code(sales.sale_number), ' ',
            turoos_fold(offline_sales.fact ->> 'customerName'), ' ', turoos_fold(tills.name))`,
          q ?? '',
        ),
      ),
    )
    .orderBy(`offlineSales.${field}`, direction)
    .orderBy('offlineSales.id', direction);
  const { rows: listed, ...page } = await readPage(db, found, query);
  return { ...page, rows: listed.map(presentOfflineSale) };
}

/** How many sales a manager must decide about; null for none. */
export const undecided = sql<number | null>`
  (select nullif(count(distinct offline_sale_id), 0) from sale_decisions where status = 'open')`;
