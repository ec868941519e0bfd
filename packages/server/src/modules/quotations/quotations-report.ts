import type {
  LostReason,
  QuotationsFilter,
  QuotationsReport,
  QuotationStatus,
  RialsSum,
  Subject,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { whereFound } from './list-quotations';
import { fromQuotations, soldCount, trueStatus } from './quotations.queries';

/** What was sold of a quotation, at the quoted prices with their share of the discount and the tax. */
const soldValue = sql<number>`(
  select round((sold.gross - sold.discount) * (1 + quotations.tax_rate / 100)) from (
    select taken.gross, case when quotations.subtotal = 0 then 0 else
      least(quotations.discount, round(quotations.discount * taken.gross / quotations.subtotal)) end as discount
    from (
      select coalesce(sum(round(price * taken)), 0) as gross from turoos_quotation_taken(quotations.id)
      where status in ('completed', 'refunded')) as taken) as sold)`;

interface Group {
  status: QuotationStatus;
  reason: LostReason | null;
  sellerId: string | null;
  seller: string | null;
  count: number;
  value: number;
  rials: number;
  unrated: number;
  soldValue: number;
  soldRials: number;
  soldUnrated: number;
}

/** Sums what became of quotations: how many, worth what, why lost, and by whom. */
export async function reportQuotations(
  db: Db,
  reader: Subject,
  filter: QuotationsFilter,
): Promise<QuotationsReport> {
  const found = whereFound(
    fromQuotations(db).select([
      trueStatus.as('status'),
      soldCount.as('sold'),
      soldValue.as('soldValue'),
      'quotations.lostReason as reason',
      'quotations.userId as sellerId',
      'users.name as seller',
      'quotations.grandTotal',
      'quotations.grandTotalYer',
      'quotations.usdToYer',
    ]),
    reader,
    filter,
  );
  const { rows } = await sql<Group>`
    select status, reason, seller_id, seller, count(*)::int as count, sum(grand_total)::bigint as value,
      coalesce(sum(grand_total_yer), 0)::bigint as rials,
      coalesce(sum(grand_total) filter (where usd_to_yer is null), 0)::bigint as unrated,
      sum(sold_value)::bigint as sold_value,
      coalesce(sum(round(sold_value * usd_to_yer / 100)), 0)::bigint as sold_rials,
      coalesce(sum(sold_value) filter (where usd_to_yer is null), 0)::bigint as sold_unrated
    from (${found}) as found group by status, reason, seller_id, seller`.execute(db);
  const all = share(rows);
  return {
    total: all.count,
    all,
    open: share(rows.filter(({ status }) => status === 'draft' || status === 'sent')),
    won: soldShare(rows),
    lost: share(rows.filter(({ status }) => status === 'lost')),
    expired: share(rows.filter(({ status }) => status === 'expired')),
    reasons: byKey(rows, ({ status, reason }) => (status === 'lost' ? reason : null))
      .map(([reason, of]) => ({ reason, ...share(of) }))
      .toSorted((one, two) => two.count - one.count),
    sellers: bySeller(rows),
  };
}

const isWon = ({ status }: Group) => status === 'partly' || status === 'accepted';
const isOver = ({ status }: Group) => status === 'lost' || status === 'expired';
const sum = (rows: readonly Group[], of: (row: Group) => number) =>
  rows.reduce((total, row) => total + of(row), 0);
const countOf = (rows: readonly Group[]) => sum(rows, ({ count }) => count);

const share = (rows: readonly Group[]): { count: number; value: number; rials: RialsSum } => ({
  count: countOf(rows),
  value: sum(rows, ({ value }) => value),
  rials: { rials: sum(rows, ({ rials }) => rials), unrated: sum(rows, ({ unrated }) => unrated) },
});

/** Of what was sold, at the quoted prices. */
function soldShare(rows: readonly Group[]) {
  const won = rows.filter(isWon);
  return {
    count: countOf(won),
    value: sum(won, (group) => group.soldValue),
    rials: {
      rials: sum(won, ({ soldRials }) => soldRials),
      unrated: sum(won, ({ soldUnrated }) => soldUnrated),
    },
  };
}

function byKey<K extends string>(rows: readonly Group[], key: (row: Group) => K | null): [K, Group[]][] {
  const groups = new Map<K, Group[]>();
  for (const row of rows) {
    const of = key(row);
    if (of !== null) groups.set(of, [...(groups.get(of) ?? []), row]);
  }
  return [...groups];
}

const bySeller = (rows: readonly Group[]): QuotationsReport['sellers'] =>
  byKey(rows, ({ sellerId }) => sellerId ?? '')
    .map(([id, of]) => {
      const won = soldShare(of);
      return {
        seller: id ? { _id: id, name: of[0]?.seller ?? '' } : null,
        count: countOf(of),
        value: sum(of, ({ value }) => value),
        won: won.count,
        wonValue: won.value,
        wonRials: won.rials,
        over: countOf(of.filter(isOver)),
      };
    })
    .toSorted((one, two) => two.count - one.count);
