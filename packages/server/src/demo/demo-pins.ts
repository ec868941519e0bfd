import { pinPart } from '../modules/catalogue';
import { demoActor } from './demo-documents';
import type { DemoPart } from './demo-part';

/** Two parts that the seller keeps first among the tiles of an empty invoice. */
export const demoPins: DemoPart = {
  title: 'pinned parts',
  async fill(tx) {
    const seller = await demoActor(tx, 'sales_staff');
    const parts = await tx
      .selectFrom('products')
      .select('id')
      .where('isActive', '=', true)
      .orderBy('popularity', 'desc')
      .orderBy('id')
      .offset(5)
      .limit(2)
      .execute();
    for (const { id } of parts) await pinPart(tx, seller, id);
  },
};
