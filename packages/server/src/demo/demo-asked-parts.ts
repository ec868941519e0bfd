import type { NewAskedPart } from '@turoos/contract';
import { decideAskedPart, noteAskedPart } from '../modules/asked-parts';
import { demoActor } from './demo-documents';
import type { DemoPart } from './demo-part';

interface Story extends Omit<NewAskedPart, 'asked' | 'customer'> {
  asked: string;
  times: number;
  byCustomer?: true;
}

const stories: readonly Story[] = [
  {
    asked: '48510-09J80',
    times: 6,
    note: 'مساعد أمامي',
    make: 'تويوتا',
    model: 'برادو',
    year: 2012,
    quantity: 2,
    byCustomer: true,
  },
  {
    asked: 'طرمبة بنزين هايلوكس 2016',
    times: 4,
    make: 'تويوتا',
    model: 'هايلوكس',
    year: 2016,
    byCustomer: true,
  },
  { asked: '6281007099887', times: 3 },
  { asked: '04465-60320', times: 2, note: 'يأخذ طقمين إن وصلت', quantity: 2, byCustomer: true },
  {
    asked: 'كشاف يمين كورولا 2020',
    times: 1,
    name: 'أبو وليد',
    phone: '771234567',
    vin: 'JTDBR32E720012345',
  },
];

/** Parts that customers asked for in vain, as the counter noted them; one of them is there by now. */
export const demoAskedParts: DemoPart = {
  title: 'parts that were asked for',
  async fill(tx) {
    const clerk = await demoActor(tx, 'sales_staff');
    const customers = await tx.selectFrom('customers').select('id').orderBy('id').limit(8).execute();
    for (const [place, { times, byCustomer, note, ...story }] of stories.entries())
      for (let time = 0; time < times; time++)
        await noteAskedPart(tx, clerk, {
          ...story,
          ...(byCustomer && { customer: customers[(place + time) % customers.length]?.id }),
          ...(time === 0 && { note }),
        });
    const inStock = await tx
      .selectFrom('products')
      .innerJoin('stockTotals', 'stockTotals.productId', 'products.id')
      .select('products.id')
      .where('stockTotals.quantity', '>=', 10)
      .orderBy('products.partCode')
      .offset(3)
      .limit(1)
      .executeTakeFirstOrThrow();
    const asked = await noteAskedPart(tx, clerk, {
      asked: 'قطعة وصلت بعد أن طُلبت',
      quantity: 1,
      customer: customers[0]?.id,
      make: 'هيونداي',
      model: 'النترا',
      year: 2018,
    });
    const buyer = await demoActor(tx, 'warehouse_manager');
    await decideAskedPart(tx, buyer, asked._id, { product: inStock.id });
  },
};
