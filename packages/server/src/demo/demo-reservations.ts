import { lastMinuteAfter } from '@turoos/contract';
import { reserve } from '../modules/reservations';
import { demoActor } from './demo-documents';
import type { DemoPart } from './demo-part';

/** Goods that are kept for a customer, and for somebody who is none. */
export const demoReservations: DemoPart = {
  title: 'reservations',
  async fill(tx) {
    const clerk = await demoActor(tx, 'sales_staff');
    const [part, other] = await tx
      .selectFrom('products')
      .innerJoin('stockTotals', 'stockTotals.productId', 'products.id')
      .select('products.id')
      .where('products.isActive', '=', true)
      .where('stockTotals.quantity', '>=', 12)
      .orderBy('products.popularity', 'desc')
      .orderBy('products.id')
      .limit(2)
      .execute();
    const customer = await tx.selectFrom('customers').select('id').orderBy('id').executeTakeFirst();
    if (!part || !other || !customer) return;
    await reserve(tx, clerk, {
      product: part.id,
      quantity: 2,
      customer: customer.id,
      until: lastMinuteAfter(3),
      note: 'يأخذها مع بقية الطلب',
    });
    await reserve(tx, clerk, {
      product: other.id,
      quantity: 1,
      name: 'أبو خالد',
      phone: '733123456',
      until: lastMinuteAfter(1),
    });
  },
};
