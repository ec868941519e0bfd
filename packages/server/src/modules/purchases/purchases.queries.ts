import {
  notFound,
  purchaseTexts,
  wholeCents,
  type Purchase,
  type PurchaseDetail,
  type PurchaseItem,
  type PurchasePayment,
  type PurchaseReturn,
} from '@turoos/contract';
import { sql, type Selectable } from 'kysely';
import type { Db } from '../../db/connect';
import type { Purchases } from '../../db/schema';
import { presentKept, voucherKept, type Kept } from '../cash';
import { supplierBook } from '../ledger';
import { unitOf } from '../units';
import { readReceipts } from './purchase-receipts';

export type PurchaseRow = Omit<Selectable<Purchases>, 'searchText' | 'deletedAt'>;

export interface FoundPurchase extends PurchaseRow {
  supplier: string;
  dueDate: string;
  itemCount: number | null;
  hasReturns: boolean;
  bought?: NonNullable<Purchase['bought']> | null;
  userName: string | null;
  vin: string | null;
  make: string | null;
  model: string | null;
  year: number | null;
  carCode: string | null;
}

export const presentPurchase = (row: FoundPurchase): Purchase => ({
  _id: row.id,
  purchaseNumber: row.purchaseNumber,
  supplier: { _id: row.supplierId, name: row.supplier },
  supplierName: row.supplierName,
  supplierInvoiceNumber: row.supplierInvoiceNumber,
  purchaseType: row.purchaseType,
  purchaseDate: row.purchaseDate,
  dueDate: row.dueDate,
  status: row.status,
  paymentStatus: row.paymentStatus,
  paymentMethod: row.paymentMethod,
  goods: row.goods,
  freight: row.freight,
  customs: row.customs,
  spreadBy: row.spreadBy,
  chargesOnBill: row.chargesOnBill,
  totalAmount: row.totalAmount,
  receivedAmount: row.receivedAmount,
  paidAmount: row.paidAmount,
  returnedAmount: row.returnedAmount,
  hasReturns: row.hasReturns,
  remainingAmount: row.remaining,
  usd_to_yer: row.usdToYer,
  sourceVehicle: row.sourceVehicleId
    ? {
        _id: row.sourceVehicleId,
        vin: row.vin ?? '',
        make: row.make ?? '',
        model: row.model ?? '',
        year: row.year,
        carId: row.carCode ?? '',
      }
    : null,
  forTeardown: row.forTeardown,
  notes: row.notes,
  itemCount: row.itemCount ?? 0,
  ...(row.bought && { bought: row.bought }),
  createdBy: row.userId ? { _id: row.userId, name: row.userName ?? '' } : null,
  version: row.version,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});

export const fromPurchases = (db: Db) =>
  db
    .selectFrom('purchases')
    .innerJoin('suppliers', 'suppliers.id', 'purchases.supplierId')
    .leftJoin('users', 'users.id', 'purchases.userId')
    .leftJoin('sourceVehicles', 'sourceVehicles.id', 'purchases.sourceVehicleId')
    .where('purchases.deletedAt', 'is', null);

/** Selects everything of a purchase but its lines. */
export const purchases = (db: Db) =>
  fromPurchases(db)
    .selectAll('purchases')
    .select(({ selectFrom }) => [
      'suppliers.name as supplier',
      sql<string>`purchase_date + suppliers.payment_terms`.as('dueDate'),
      'users.name as userName',
      'sourceVehicles.vin',
      'sourceVehicles.make',
      'sourceVehicles.model',
      'sourceVehicles.year',
      'sourceVehicles.carCode',
      selectFrom('purchaseItems')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('purchaseId', '=', 'purchases.id')
        .as('itemCount'),
      sql<boolean>`exists (select from purchase_items i where i.purchase_id = purchases.id and i.returned > 0)`.as(
        'hasReturns',
      ),
    ]);

export async function readPurchase(db: Db, id: string): Promise<Purchase> {
  const row = await purchases(db).where('purchases.id', '=', id).executeTakeFirst();
  if (!row) throw notFound(purchaseTexts.notFound);
  return presentPurchase(row);
}

export async function readPurchaseDetail(db: Db, id: string): Promise<PurchaseDetail> {
  const purchase = await readPurchase(db, id);
  const [items, receipts, payments, returns] = [
    await readItems(db, id),
    (await readReceipts(db, id)).map(presentBy),
    await readPayments(db, id),
    await readReturns(db, id),
  ];
  return { ...purchase, items, receipts, payments, returns };
}

async function readItems(db: Db, id: string): Promise<PurchaseItem[]> {
  const rows = await db
    .selectFrom('purchaseItems')
    .innerJoin('warehouses', 'warehouses.id', 'purchaseItems.warehouseId')
    .selectAll('purchaseItems')
    .select(['warehouses.name as warehouseName', unitOf(sql`purchase_items.product_id`).as('unit')])
    .where('purchaseId', '=', id)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    product: row.productId,
    name: row.name,
    partNumber: row.partNumber,
    warehouse: row.warehouseId,
    warehouseName: row.warehouseName,
    unit: row.unit,
    quantity: row.quantity,
    received: row.received,
    returned: row.returned,
    unitCost: row.unitCost,
    landedCost: wholeCents(row.landedCost),
    total: row.total,
  }));
}

type By<T> = Omit<T, '_id' | 'createdBy'> & { id: string; userId: string | null; userName: string | null };

const presentBy = <T extends { id: string; userId: string | null; userName: string | null }>({
  id,
  userId,
  userName,
  ...row
}: T) => ({ ...row, _id: id, createdBy: userId ? { _id: userId, name: userName ?? '' } : null });

/** Reads the payments allocated to the purchase: those made for it and those from the account's credit. */
async function readPayments(db: Db, purchaseId: string): Promise<PurchasePayment[]> {
  const { rows } = await sql<
    By<Omit<PurchasePayment, 'voucher' | 'money'>> & {
      voucherId: string | null;
      voucherNumber: string | null;
      money: Kept | null;
    }
  >`
    select c.id, c.voucher_id, vouchers.number as voucher_number, ${voucherKept} as money, d.amount, c.change as given,
      c.payment_method, c.dated as paid_at, c.note, c.user_id, u.name as user_name
    from (
      select debit.purchase_id, s.credit_id, sum(s.amount) as amount
      from supplier_transactions debit join supplier_settlements s on s.debit_id = debit.id
      where debit.purchase_id = ${purchaseId} and debit.type = 'purchase'
      group by 1, 2 having sum(s.amount) > 0
    ) d
    join supplier_transactions c on c.id = d.credit_id
    left join vouchers on vouchers.id = c.voucher_id
    left join users u on u.id = c.user_id
    where ${supplierBook.pays} order by c.seq`.execute(db);
  return rows.map(({ voucherId, voucherNumber, money, ...row }) => ({
    ...presentBy(row),
    money: presentKept(money),
    voucher: voucherId === null || voucherNumber === null ? null : { _id: voucherId, number: voucherNumber },
  }));
}

async function readReturns(db: Db, purchaseId: string): Promise<PurchaseReturn[]> {
  const { rows } = await sql<By<PurchaseReturn>>`
    select r.id, r.amount, r.reason, r.created_at, r.user_id, u.name as user_name, back.items
    from purchase_returns r
    left join users u on u.id = r.user_id
    cross join lateral (
      select coalesce(json_agg(json_build_object('product', i.product_id, 'name', i.name,
          'unit', ${unitOf(sql`i.product_id`)}, 'quantity', b.quantity)
        order by b.position), '[]') as items
      from purchase_return_items b join purchase_items i on i.purchase_id = b.purchase_id and i.position = b.position
      where b.return_id = r.id
    ) back
    where r.purchase_id = ${purchaseId} order by r.created_at desc, r.id desc`.execute(db);
  return rows.map(presentBy);
}
