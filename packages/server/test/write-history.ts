import { adenDay } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../src/db/connect';
import { aWarehouse } from './factories';
import { at, paymentOf, type History, type PastPart } from './history';

const emptied =
  'sale_items, sales, customer_transactions, customers, stock_movements, stock_batches, stock, stock_totals, products, purchases, suppliers, branch_sales_by_day, part_sales_by_month, customer_sales_by_month';

/** Replaces all data of the shop. */
export async function writeHistory(db: Db, history: History): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local turoos.replaces_shop = 'yes'`.execute(tx);
    await sql`truncate ${sql.raw(emptied)} cascade`.execute(tx);
  });
  const warehouse = await aWarehouse(db, `مستودع ${crypto.randomUUID()}`);
  await writeParts(db, history, warehouse);
  await writeCustomers(db, history);
  await writeSales(db, history);
  await writePurchases(db, history);
  await sql`select rebuild_sales_sums()`.execute(db);
}

async function writeParts(db: Db, { parts, batches }: History, warehouseId: string): Promise<void> {
  await db
    .insertInto('products')
    .values(
      parts.map(({ id, name, partNumber, sellingPrice, maxLevel, isActive, daysOld }) => ({
        id,
        name,
        partNumber,
        sellingPrice,
        maxLevel,
        isActive,
        unit: 'measure',
        createdAt: at(daysOld),
      })),
    )
    .execute();
  await db
    .insertInto('stockTotals')
    .values(parts.map(({ id, quantity, minLevel, cost }) => ({ productId: id, quantity, minLevel, cost })))
    .execute();
  await sql`select refresh_search_text(${parts.map(({ id }) => id)}::uuid[])`.execute(db);
  const moves = parts.flatMap(({ id, moved }) => moved.map((daysAgo) => ({ id, daysAgo })));
  if (moves.length > 0)
    await db
      .insertInto('stockMovements')
      .values(
        moves.map(({ id, daysAgo }) => ({
          at: at(daysAgo),
          productId: id,
          warehouseId,
          quantity: 1,
          quantityAfter: 1,
          unitCost: 0,
          costBefore: 0,
          costAfter: 0,
          reason: 'opening',
        })),
      )
      .execute();
  if (batches.length > 0)
    await db
      .insertInto('stockBatches')
      .values(
        batches.map((daysLeft, place) => ({
          productId: (parts[0] as PastPart).id,
          warehouseId,
          batchNumber: `B${place}`,
          quantity: 1,
          expiryDate: adenDay(at(-daysLeft)),
        })),
      )
      .execute();
}

async function writeCustomers(db: Db, { customers }: History): Promise<void> {
  await db
    .insertInto('customers')
    .values(
      customers.map(({ daysOld, debts: _debts, ...one }) => ({
        ...one,
        customerCode: one.id,
        createdAt: at(daysOld),
      })),
    )
    .execute();
  const debts = customers.flatMap(({ id, debts: own }) =>
    own.map(({ open, daysAgo }) => ({
      customerId: id,
      at: at(daysAgo),
      type: 'sale' as const,
      operation: 'subtract' as const,
      change: -open,
      open,
      balanceAfter: 0,
    })),
  );
  if (debts.length > 0) await db.insertInto('customerTransactions').values(debts).execute();
}

async function writeSales(db: Db, { sales }: History): Promise<void> {
  await db
    .insertInto('sales')
    .values(
      sales.map((one) => ({
        id: one.id,
        saleNumber: one.status === 'pending' ? null : one.number,
        customerId: one.customer?.id ?? null,
        customerName: one.customer?.name ?? 'زبون عابر',
        status: one.status,
        paymentStatus: paymentOf(one),
        paymentMethod: 'cash',
        subtotal: one.subtotal,
        discount: one.discount,
        tax: one.tax,
        tillPaid: one.paid,
        paid: one.paid,
        refundAmount: one.refund,
        usdToYer: one.rate,
        createdAt: one.at,
      })),
    )
    .execute();
  await db
    .insertInto('saleItems')
    .values(
      sales.flatMap(({ id, at: when, lines }) =>
        lines.map(({ part: sold, ...one }, place) => ({
          saleId: id,
          position: place + 1,
          at: when,
          productId: sold.id,
          name: sold.name,
          partNumber: sold.partNumber,
          ...one,
        })),
      ),
    )
    .execute();
}

async function writePurchases(db: Db, { purchases }: History): Promise<void> {
  if (purchases.length === 0) return;
  const { id } = await db
    .insertInto('suppliers')
    .values({ name: 'مورد' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('purchases')
    .values(
      purchases.map((remaining, place) => ({
        purchaseNumber: `PUR-${place}`,
        supplierId: id,
        supplierName: 'مورد',
        purchaseDate: adenDay(),
        goods: remaining + 500,
        paidAmount: 500,
      })),
    )
    .execute();
}
