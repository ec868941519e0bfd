import {
  notFound,
  saleTexts,
  type MoneyAmount,
  type Refund,
  type Sale,
  type SaleItem,
  type Unit,
} from '@turoos/contract';
import { sql, type Selectable } from 'kysely';
import type { Db } from '../../db/connect';
import type { SaleItems, Sales } from '../../db/schema';
import { handedBack, readTenders } from '../cash';
import { paidLater } from '../ledger';
import { unitOf } from '../units';
import { readCar } from './sale-car';

export type SaleRow = Omit<Selectable<Sales>, 'searchText'>;
type SaleItemRow = { unit: Unit } & Pick<
  Selectable<SaleItems>,
  'productId' | 'name' | 'partNumber' | 'quantity' | 'returned' | 'price' | 'total'
>;

const presentItem = ({ productId, ...item }: SaleItemRow): SaleItem => ({
  product: productId,
  name: item.name,
  partNumber: item.partNumber,
  unit: item.unit,
  quantity: item.quantity,
  returned: item.returned,
  price: item.price,
  total: item.total,
});

/** The names of the records a sale refers to. */
export interface SaleNames {
  userName: string | null;
  campaignName: string | null;
  campaignCode: string | null;
}
/** The warehouses that the goods were taken from. */
export type SalePlaces = Pick<Sale, 'warehouses'>;

export const presentSale = (row: SaleRow & SaleNames & SalePlaces, items: readonly SaleItemRow[]): Sale => ({
  _id: row.id,
  saleNumber: row.saleNumber,
  ...(row.offlineNumber !== null && { offlineNumber: row.offlineNumber }),
  customer: row.customerId,
  customerName: row.customerName,
  items: items.map(presentItem),
  warehouses: row.warehouses,
  subtotal: row.subtotal,
  discount: row.discount,
  campaignDiscount: row.campaignDiscount,
  campaign: row.campaignId
    ? { _id: row.campaignId, name: row.campaignName ?? '', code: row.campaignCode ?? '' }
    : null,
  total: row.subtotal - row.discount,
  tax: row.tax,
  grandTotal: row.grandTotal,
  status: row.status,
  paymentStatus: row.paymentStatus,
  paymentMethod: row.paymentMethod,
  partialAmount: row.paid,
  tillPaid: row.tillPaid,
  laterRials: { rials: row.laterRials, unrated: row.laterUnrated },
  remaining: row.remaining,
  refundAmount: row.refundAmount,
  cashReturned: row.refundAmount - row.refundDebt + row.cancelCash,
  refundReason: row.refundReason,
  refundDate: row.refundDate,
  usd_to_yer: row.usdToYer,
  notes: row.notes,
  createdBy: row.userId ? { _id: row.userId, name: row.userName ?? '' } : null,
  version: row.version,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});

export const fromSales = (db: Db) => db.selectFrom('sales').leftJoin('users', 'users.id', 'sales.userId');
/** Joins sales with their campaigns. */
export const fromWholeSales = (db: Db) =>
  fromSales(db).leftJoin('campaigns', 'campaigns.id', 'sales.campaignId');

/** All columns of a sale without its lines. */
export const saleColumns = [
  'sales.id',
  'sales.saleNumber',
  'sales.offlineNumber',
  'sales.customerId',
  'sales.customerName',
  'sales.status',
  'sales.paymentStatus',
  'sales.paymentMethod',
  'sales.subtotal',
  'sales.discount',
  'sales.campaignId',
  'sales.campaignDiscount',
  'sales.tax',
  'sales.grandTotal',
  'sales.tillPaid',
  'sales.paid',
  'sales.laterRials',
  'sales.laterUnrated',
  'sales.refundAmount',
  'sales.refundDebt',
  'sales.cancelCash',
  'sales.remaining',
  'sales.refundReason',
  'sales.refundDate',
  'sales.usdToYer',
  'sales.notes',
  'sales.userId',
  'sales.warehouseId',
  'sales.version',
  'sales.createdAt',
  'sales.updatedAt',
  'users.name as userName',
  'campaigns.name as campaignName',
  'campaigns.code as campaignCode',
] as const;

export type FoundSale = SaleRow & SaleNames;

/** A line as an array, which PostgreSQL writes faster than an object. */
type LineValues = [
  productId: string,
  name: string,
  partNumber: string,
  unit: [code: string, name: string, decimals: Unit['decimals']],
  quantity: number,
  returned: number,
  price: number,
  total: number,
];

/** Selects the lines of a sale in their order, with the sale itself. */
export const saleLines = sql<LineValues[]>`(
  select coalesce(json_agg(json_build_array(i.product_id, i.name, i.part_number,
    json_build_array(u.code, u.name, u.decimals), i.quantity, i.returned, i.price, i.total) order by i.position), '[]')
  from sale_items i join products p on p.id = i.product_id join units u on u.code = p.unit
  where i.sale_id = sales.id)`.as('lines');

/** Selects the warehouses that the goods of a sale were taken from. */
export const takenFrom = sql<Sale['warehouses']>`(
  select coalesce(json_agg(json_build_object('_id', w.id, 'name', w.name) order by w.id), '[]')
  from warehouses w
  where w.id in (select m.warehouse_id from stock_movements m where m.source_id = sales.id and m.quantity < 0))`.as(
  'warehouses',
);

/** Maps a sale that was read with its lines to the API's sale. */
export const presentWholeSale = (row: FoundSale & SalePlaces & { lines: LineValues[] }): Sale =>
  presentSale(row, row.lines.map(nameValues));

const nameValues = ([
  productId,
  name,
  partNumber,
  [code, unitName, decimals],
  quantity,
  returned,
  price,
  total,
]: LineValues): SaleItemRow => ({
  productId,
  name,
  partNumber,
  unit: { code, name: unitName, decimals },
  quantity,
  returned,
  price,
  total,
});

/** The quotation that a sale was made of. */
const madeOf = sql<Sale['quotation']>`(
  select json_build_object('_id', q.id, 'number', q.number)
  from quotation_alternatives a join quotations q on q.id = a.quotation_id where a.sale_id = sales.id limit 1)`;

export async function readSale(db: Db, id: string): Promise<Sale> {
  const row = await fromWholeSales(db)
    .select(saleColumns)
    .leftJoin('offlineSales', 'offlineSales.saleId', 'sales.id')
    .select([
      saleLines,
      takenFrom,
      paidLater.as('paidLater'),
      'offlineSales.id as offlineSale',
      madeOf.as('quotation'),
    ])
    .where('sales.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound(saleTexts.notFound);
  const { offlineSale, quotation, paidLater: laterRials } = row;
  return {
    ...presentWholeSale(row),
    laterRials,
    ...(offlineSale && { offlineSale }),
    ...(quotation && { quotation }),
  };
}

/** Reads a sale with the money that was handed over for it, and back. */
export async function readSaleWithTenders(db: Db, id: string): Promise<Sale> {
  const [sale, tendered, car] = await Promise.all([
    readSale(db, id),
    readTenders(db, 'sale', id),
    readCar(db, id),
  ]);
  return {
    ...sale,
    ...tendered,
    car,
    ...(sale.cashReturned > 0 && { returned: await readReturned(db, id) }),
  };
}

async function readReturned(db: Db, id: string): Promise<MoneyAmount[]> {
  const { rows } = await sql<{ returned: MoneyAmount[] }>`select ${handedBack(
    sql`m.source_id = ${id} and m.source_type in ('sale-refund', 'sale-cancel')`,
  )} as returned`.execute(db);
  return rows[0]?.returned ?? [];
}

export async function listRefunds(db: Db, saleId: string): Promise<Refund[]> {
  const sale = await db.selectFrom('sales').select('id').where('id', '=', saleId).executeTakeFirst();
  if (!sale) throw notFound(saleTexts.notFound);
  const { rows } = await sql<Omit<Refund, '_id' | 'user'> & { id: string; userId: string; userName: string }>`
    select r.id, r.amount, r.cash, r.reason, r.unfit, r.created_at, r.user_id, u.name as user_name, back.items,
      ${handedBack(sql`m.source_id = r.sale_id and m.source_type = 'sale-refund' and m.at = r.created_at`)} as money
    from sale_refunds r
    left join users u on u.id = r.user_id
    cross join lateral (
      select coalesce(json_agg(json_build_object('product', i.product_id, 'name', i.name,
          'unit', ${unitOf(sql`i.product_id`)}, 'quantity', b.quantity)
        order by b.position), '[]') as items
      from sale_refund_items b join sale_items i on i.sale_id = b.sale_id and i.position = b.position
      where b.refund_id = r.id
    ) back
    where r.sale_id = ${saleId} order by r.created_at desc, r.id desc`.execute(db);
  return rows.map(({ id, userId, userName, ...refund }) => ({
    ...refund,
    _id: id,
    user: userId ? { _id: userId, name: userName } : null,
  }));
}
