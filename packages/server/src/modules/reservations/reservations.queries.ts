import {
  can,
  notFound,
  parseSort,
  reservationTexts,
  type Page,
  type Reservation,
  type ReservationsQuery,
  type ReservationStatus,
  type Subject,
  type Unit,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { readPage } from '../../db/read-page';
import { containsWordsOrCode } from '../../db/search';
import type { Actor } from '../../kernel/actor';
import { unitOf } from '../units';

/** The true status: a reservation whose moment has passed is over, even before the job has marked it. */
const trueStatus = sql<ReservationStatus>`
  case when reservations.status = 'active' and reservations.until <= now() then 'expired' else reservations.status end`;

const fromReservations = (db: Db) =>
  db
    .selectFrom('reservations')
    .innerJoin('products', 'products.id', 'reservations.productId')
    .innerJoin('stockTotals', 'stockTotals.productId', 'reservations.productId')
    .leftJoin('warehouses', 'warehouses.id', 'reservations.warehouseId')
    .leftJoin('customers', 'customers.id', 'reservations.customerId')
    .leftJoin('sales', 'sales.id', 'reservations.saleId')
    .select([
      'reservations.id',
      'reservations.productId',
      'products.name as partName',
      'products.partNumber',
      'stockTotals.quantity as stock',
      'reservations.warehouseId',
      'warehouses.name as warehouseName',
      'reservations.quantity',
      'reservations.taken',
      'reservations.customerId',
      sql<string>`coalesce(customers.name, reservations.name)`.as('name'),
      sql<string>`coalesce(nullif(reservations.phone, ''), customers.phone, '')`.as('phone'),
      'reservations.until',
      trueStatus.as('status'),
      'reservations.note',
      'reservations.sourceType',
      'reservations.sourceId',
      'reservations.saleId',
      'sales.saleNumber',
      'reservations.userId',
      'reservations.userName',
      'reservations.createdAt',
      'reservations.endedAt',
      unitOf(sql.ref('reservations.product_id')).as('unit'),
    ]);
type Row = Awaited<ReturnType<ReturnType<typeof fromReservations>['executeTakeFirstOrThrow']>>;

type Reader = Subject & Pick<Actor, 'id'>;

const present = (reader: Reader, row: Row): Reservation => ({
  _id: row.id,
  part: {
    _id: row.productId,
    name: row.partName,
    partNumber: row.partNumber,
    unit: row.unit satisfies Unit,
    stock: row.stock,
  },
  warehouse: row.warehouseId ? { _id: row.warehouseId, name: row.warehouseName ?? '' } : null,
  quantity: row.quantity,
  taken: row.taken,
  holder: can(reader, 'customers:read')
    ? { customer: row.customerId, name: row.name, phone: row.phone }
    : null,
  until: row.until,
  status: row.status,
  note: row.note,
  source: row.sourceType && row.sourceId ? { type: row.sourceType, id: row.sourceId } : null,
  sale: row.saleId ? { _id: row.saleId, saleNumber: row.saleNumber } : null,
  by: row.userName,
  isOwn: row.userId === reader.id,
  createdAt: row.createdAt,
  endedAt: row.endedAt ?? (row.status === 'expired' ? row.until : null),
});

/** The text that a reader finds reservations by: the holder only if the reader may see customers. */
const searched = (reader: Subject) =>
  can(reader, 'customers:read')
    ? sql<string>`concat_ws(' ', turoos_fold(products.name), products.part_code,
        turoos_fold(coalesce(customers.name, reservations.name)), turoos_code(reservations.phone))`
    : sql<string>`concat_ws(' ', turoos_fold(products.name), products.part_code)`;

const sortColumns = { createdAt: 'reservations.createdAt', until: 'reservations.until' } as const;

export async function listReservations(
  db: Db,
  reader: Reader,
  { q, status, product, customer, sort, ...paging }: ReservationsQuery,
): Promise<Page<Reservation>> {
  const { field, direction } = parseSort(sort);
  let found = fromReservations(db);
  if (status) found = found.where(trueStatus, '=', status);
  if (product) found = found.where('reservations.productId', '=', product);
  if (customer) found = found.where('reservations.customerId', '=', customer);
  if (q) found = found.where(containsWordsOrCode(searched(reader), q));
  const { rows, ...page } = await readPage(
    db,
    found.orderBy(sortColumns[field], direction).orderBy('reservations.id', direction),
    paging,
  );
  return { ...page, rows: rows.map((row) => present(reader, row)) };
}

export async function readReservation(db: Db, reader: Reader, id: string): Promise<Reservation> {
  const row = await fromReservations(db).where('reservations.id', '=', id).executeTakeFirst();
  if (!row) throw notFound(reservationTexts.notFound);
  return present(reader, row);
}
