import type { NewQuotation } from '@turoos/contract';
import type { Tx } from '../db/transaction';
import { createQuotation, loseQuotation, sendQuotation } from '../modules/quotations';
import { demoActor } from './demo-documents';
import type { DemoPart } from './demo-part';

interface Car {
  model: string;
  year: number;
}

/** The parts for a car of which there are some, best sellers first. */
const inStock = (tx: Tx, { model, year }: Car) =>
  tx
    .selectFrom('products')
    .innerJoin('stockTotals', 'stockTotals.productId', 'products.id')
    .select(['products.id', 'products.name', 'products.brand'])
    .where('products.isActive', '=', true)
    .where('stockTotals.quantity', '>=', 4)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('productFitments as f')
          .whereRef('f.productId', '=', 'products.id')
          .where('f.model', '=', model)
          .where('f.yearFrom', '<=', year)
          .where('f.yearTo', '>=', year),
      ),
    )
    .orderBy('products.popularity', 'desc')
    .orderBy('products.id');

/** What customers asked the price of: one waits for its answer, one was lost, one is just begun. */
export const demoQuotations: DemoPart = {
  title: 'quotations',
  async fill(tx) {
    const clerk = await demoActor(tx, 'sales_staff');
    const camry = { model: 'Camry', year: 2010 };
    const [brakes] = await inStock(tx, camry).where('products.name', 'like', 'فحمات%').limit(1).execute();
    const [filter, belt] = await inStock(tx, camry)
      .where('products.name', 'not like', 'فحمات%')
      .limit(2)
      .execute();
    const [lamp] = await inStock(tx, { model: 'Sonata', year: 2015 }).limit(1).execute();
    const customer = await tx.selectFrom('customers').select('id').orderBy('id').executeTakeFirst();
    if (!customer || !brakes || !filter || !belt || !lamp) return;
    const sent = await createQuotation(tx, clerk, {
      customer: customer.id,
      make: 'تويوتا',
      model: 'كامري',
      year: 2010,
      vin: '4T1BF3EK5AU012345',
      lines: [
        {
          title: 'فحمات أمامية',
          alternatives: [
            { product: brakes.id, kind: kindOf(brakes), quantity: 1 },
            { name: 'فحمات تجارية كورية', kind: 'commercial', quantity: 1, price: 1800 },
            { name: 'فحمات مستعملة نظيفة', kind: 'used', quantity: 1, price: 900 },
          ],
        },
        offer(filter, 2),
      ],
      note: 'السعر لا يشمل التركيب',
    });
    await sendQuotation(tx, clerk, sent._id);
    const lost = await createQuotation(tx, clerk, {
      name: 'أبو سامي',
      phone: '771222333',
      lines: [offer(belt, 1)],
    });
    await loseQuotation(tx, clerk, lost._id, { reason: 'elsewhere', note: 'وجدها أقرب إلى ورشته' });
    await createQuotation(tx, clerk, {
      name: 'ورشة الميناء',
      phone: '733444555',
      make: 'هيونداي',
      model: 'سوناتا',
      year: 2015,
      lines: [offer(lamp, 1)],
    });
  },
};

type Offered = { id: string; name: string; brand: string };

const offer = (part: Offered, quantity: number): NewQuotation['lines'][number] => ({
  title: part.name,
  alternatives: [{ product: part.id, kind: kindOf(part), quantity }],
});

const kindOf = ({ brand }: Offered) => (/genuine|mobis/i.test(brand) ? 'original' : 'commercial');
