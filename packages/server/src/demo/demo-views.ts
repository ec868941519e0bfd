import { createView } from '../modules/views';
import { demoActor } from './demo-documents';
import type { DemoPart } from './demo-part';

/** Views that the owner saved, for the manager and for those who sell. */
export const demoViews: DemoPart = {
  title: 'saved views',
  async fill(tx) {
    const owner = await demoActor(tx, 'super_admin');
    await createView(tx, owner, {
      list: 'products',
      name: 'ما أوشك على النفاد',
      state: { status: 'low_stock', sort: 'name', columns: 'name,partNumber,stock,minLevel,price' },
      sharedWith: 'manager',
    });
    await createView(tx, owner, {
      list: 'sales',
      name: 'فواتير عليها مبلغ متبقٍ',
      state: { paymentStatus: 'open' },
      sharedWith: 'sales_staff',
    });
  },
};
