import {
  appliedPrice,
  can,
  notFound,
  quotationTexts,
  type Alternative,
  type PartPrices,
  type PriceTier,
  type Quotation,
  type QuotationRow,
  type QuotationStatus,
  type Subject,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { tierOf } from '../price-tiers';
import { unitOf } from '../units';

export const soldCount = sql<number>`turoos_quotation_sold(quotations.id)`;

/** The true status: the last day and the sales decide it, without a job. */
export const trueStatus = sql<QuotationStatus>`
  case when quotations.status = 'lost' then 'lost'
    when ${soldCount} >= quotations.line_count then 'accepted'
    when turoos_quotation_begun(quotations.id) then 'partly'
    when quotations.valid_until < (now() at time zone 'Asia/Aden')::date then 'expired'
    else quotations.status end`;

export const fromQuotations = (db: Db) =>
  db
    .selectFrom('quotations')
    .leftJoin('users', 'users.id', 'quotations.userId')
    .leftJoin('customers', 'customers.id', 'quotations.customerId');

export const selectQuotations = (db: Db) =>
  fromQuotations(db)
    .selectAll('quotations')
    .select([
      'users.name as userName',
      sql<string>`coalesce(customers.name, quotations.name)`.as('customerName'),
      sql<string>`coalesce(nullif(quotations.phone, ''), customers.phone, '')`.as('callOn'),
      trueStatus.as('trueStatus'),
      soldCount.as('soldCount'),
    ]);
export type FoundQuotation = Awaited<
  ReturnType<ReturnType<typeof selectQuotations>['executeTakeFirstOrThrow']>
>;

export const presentQuotation = (reader: Subject, row: FoundQuotation): QuotationRow => ({
  _id: row.id,
  number: row.number,
  status: row.trueStatus,
  customer: row.customerId,
  customerName: row.customerName,
  phone: can(reader, 'customers:read') ? row.callOn : '',
  make: row.make,
  model: row.model,
  year: row.year,
  vin: row.vin,
  lineCount: row.lineCount,
  soldCount: row.soldCount,
  subtotal: row.subtotal,
  discount: row.discount,
  tax: row.tax,
  grandTotal: row.grandTotal,
  subtotalYer: row.subtotalYer,
  grandTotalYer: row.grandTotalYer,
  taxRate: row.taxRate,
  usd_to_yer: row.usdToYer,
  note: row.note,
  validUntil: row.validUntil,
  sentAt: row.sentAt,
  lostReason: row.lostReason,
  lostNote: row.lostNote,
  createdBy: row.userId ? { _id: row.userId, name: row.userName ?? '' } : null,
  version: row.version,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});

export async function readQuotation(db: Db, reader: Subject, id: string): Promise<Quotation> {
  const row = await selectQuotations(db).where('quotations.id', '=', id).executeTakeFirst();
  if (!row) throw notFound(quotationTexts.notFound);
  const [lines, alternatives, reservations] = await Promise.all([
    readLines(db, id),
    readAlternatives(db, id),
    readKept(db, id),
  ]);
  return {
    ...presentQuotation(reader, row),
    lines: lines.map(({ position, title }) => ({
      title,
      alternatives: alternatives
        .filter(({ line }) => line === position)
        .map(({ alternative }) => alternative),
    })),
    reservations,
  };
}

const readLines = (db: Db, id: string) =>
  db
    .selectFrom('quotationLines')
    .select(['position', 'title'])
    .where('quotationId', '=', id)
    .orderBy('position')
    .execute();

type Found = Omit<Alternative, '_id' | 'sale' | 'now'> & {
  now: (PartPrices & Omit<NonNullable<Alternative['now']>, 'price'>) | null;
  tier: PriceTier | null;
  id: string;
  line: number;
  saleId: string | null;
} & Pick<NonNullable<Alternative['sale']>, 'saleNumber' | 'status'>;

/** Reads the alternatives in their order, with what is known of their parts now. */
async function readAlternatives(db: Db, id: string): Promise<{ line: number; alternative: Alternative }[]> {
  const { rows } = await sql<Found>`
    select a.id, a.line, a.product_id as product, a.name, a.part_number, coalesce(p.brand, '') as brand, a.kind, a.quantity, a.price, a.total, a.price_yer, a.total_yer,
      a.list_price, coalesce(k.taken, 0) as taken, s.id as sale_id, s.sale_number, s.status, ${unitOf(sql`a.product_id`)} as unit,
      case when p.id is not null then json_build_object('sellingPrice', p.selling_price,
        'wholesalePrice', p.wholesale_price, 'tierPrices', p.tier_prices, 'priceBreaks', p.price_breaks,
        'stock', coalesce(t.quantity, 0), 'isActive', p.is_active, 'reserved', (select coalesce(sum(r.quantity - r.taken), 0) from reservations r
          where r.product_id = p.id and r.status = 'active' and r.until > now())) end as now, (
        select ${tierOf(sql`c.price_tier_id`)} from quotations q join customers c on c.id = q.customer_id
        where q.id = a.quotation_id) as tier
    from quotation_alternatives a
    left join products p on p.id = a.product_id left join stock_totals t on t.product_id = a.product_id
    left join turoos_quotation_taken(${id}) k on k.id = a.id and k.taken > 0
    left join sales s on s.id = k.sale_id
    where a.quotation_id = ${id} order by a.line, a.position`.execute(db);
  return rows.map(({ id: _id, line, saleId, saleNumber, status, now, tier, ...alternative }) => ({
    line,
    alternative: {
      _id,
      ...alternative,
      sale: saleId ? { _id: saleId, saleNumber, status } : null,
      now: now && {
        price: appliedPrice(now, tier, alternative.quantity).price,
        stock: now.stock,
        reserved: now.reserved,
        isActive: now.isActive,
      },
    },
  }));
}

async function readKept(db: Db, id: string): Promise<Quotation['reservations']> {
  const { rows } = await sql<Omit<Quotation['reservations'][number], '_id'> & { id: string }>`
    select id, product_id as product, quantity, taken, until,
      case when status = 'active' and until <= now() then 'expired' else status end as status
    from reservations where source_id = ${id} and source_type = 'quotations' order by id`.execute(db);
  return rows.map(({ id: _id, ...kept }) => ({ _id, ...kept }));
}
