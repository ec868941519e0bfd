import { adenDay, must, type SourceVehicleInput } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../db/transaction';
import { lockSupplierAccount } from '../modules/ledger';
import { receivePurchase, type PurchaseLine } from '../modules/purchases';
import { breakPiece, buyCar, planPieces, takeOff } from '../modules/source-vehicles';
import { demoActor, happenedAt, pastHour } from './demo-documents';
import type { DemoPart } from './demo-part';

const vehicles: readonly (SourceVehicleInput & { daysAgo: number })[] = [
  { vin: 'JTDBR32E720012345', make: 'Toyota', model: 'Corolla', year: 2008, carId: 'CAR-01', daysAgo: 75 },
  { vin: 'KMHDU46D17U098765', make: 'Hyundai', model: 'Elantra', year: 2010, carId: 'CAR-02', daysAgo: 40 },
  { vin: '', make: 'Toyota', model: 'Hilux', year: 2012, carId: 'CAR-03', daysAgo: 12 },
];
const partsPerVehicle = 9;

/** Damaged vehicles bought for their parts, some of which were sold since. */
export const demoSourceVehicles: DemoPart = {
  title: `${vehicles.length} vehicles taken apart, and one that is being taken apart`,
  async fill(tx) {
    const clerk = await demoActor(tx, 'warehouse_staff');
    const { id: supplierId } = await tx
      .selectFrom('suppliers')
      .select('id')
      .where('isActive', '=', true)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    for (const { daysAgo, ...sourceVehicle } of vehicles) {
      const at = pastHour(daysAgo);
      const { id } = await receivePurchase(tx, clerk, {
        supplier: await lockSupplierAccount(tx, supplierId),
        supplierInvoiceNumber: `S-${sourceVehicle.carId}`,
        purchaseDate: adenDay(at),
        notes: 'سيارة مصدومة للتفكيك',
        sourceVehicle,
        lines: await usedParts(tx, sourceVehicle),
        at,
      });
      await tx
        .updateTable('sourceVehicles')
        .set({ createdAt: at })
        .where('carCode', '=', sourceVehicle.carId ?? '')
        .execute();
      await happenedAt(tx, id, at);
    }
    await halfTakenApart(tx);
  },
};

const wreckPieces = [
  { name: 'مكينة كاملة 2.7', expected: 145_000 },
  { name: 'جير أوتوماتيك', expected: 78_000 },
  { name: 'باب أمامي يمين', expected: 18_000 },
  { name: 'باب أمامي يسار', expected: 18_000 },
  { name: 'شمعة أمامية يمين', expected: 9500 },
  { name: 'كبوت', expected: 16_000 },
  { name: 'دينمو', expected: 8500 },
  { name: 'سلف', expected: 7000 },
  { name: 'دبرنسيو خلفي', expected: 42_000 },
  { name: 'كمبروسر مكيف', expected: 15_500 },
];

/** A car that is being taken apart: four pieces are off, and one was found broken. */
async function halfTakenApart(tx: Tx): Promise<void> {
  const manager = await demoActor(tx, 'manager');
  const { id: warehouse } = await tx
    .selectFrom('warehouses')
    .select('id')
    .where('status', '<>', 'inactive')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const id = await buyCar(tx, manager, {
    vehicle: { vin: '', make: 'Toyota', model: 'Prado', year: 2011, carId: 'CAR-04' },
    supplierName: 'ناصر علي المطري',
    purchaseDate: adenDay(pastHour(6)),
    price: 185_000,
    freight: 12_000,
    customs: 3000,
    chargesOnBill: false,
    paidAmount: 100_000,
    warehouse,
    notes: 'مصدومة من الخلف، المكينة سليمة',
  });
  await planPieces(tx, manager, id, { version: 1, splitBy: 'value', pieces: wreckPieces });
  const pieces = await tx
    .selectFrom('teardownPieces')
    .select(['id', 'expected'])
    .where('vehicleId', '=', id)
    .orderBy('position')
    .execute();
  await takeOff(tx, manager, id, {
    pieces: pieces.slice(0, 4).map((piece, index) => ({
      _id: piece.id,
      sellingPrice: piece.expected,
      grade: index === 0 ? 'ممتاز' : 'جيد',
      location: `ساحة ${index + 1}`,
    })),
  });
  await breakPiece(tx, manager, id, { piece: must(pieces[4]).id, cost: 'others', note: 'مكسورة من القاعدة' });
}

/**
 * Returns the parts of a dismantled vehicle: each costs little of the vehicle's price, and dismantling costs
 * as much again.
 */
async function usedParts(tx: Tx, { make = '', model = '' }: SourceVehicleInput): Promise<PurchaseLine[]> {
  const { rows } = await sql<PurchaseLine>`
    select p.id as product_id, p.name, p.part_number, p.main_warehouse_id as warehouse_id,
      1 + (row_number() over (order by p.id) % 2)::int as quantity,
      greatest(100, round(t.cost * 0.35))::int as unit_cost, greatest(200, round(t.cost * 0.7))::int as landed_cost
    from products p join stock_totals t on t.product_id = p.id
    where p.is_active and p.type = 'used' and p.main_warehouse_id is not null
      and exists (select from product_fitments f where f.product_id = p.id and f.make = ${make} and f.model = ${model})
    order by p.id limit ${partsPerVehicle}`.execute(tx);
  return rows;
}
