import { noteAskedPart } from '../modules/asked-parts';
import { demoActor } from './demo-documents';
import type { DemoPart } from './demo-part';

const stories: readonly { asked: string; times: number; note?: string; byCustomer?: true }[] = [
  { asked: '48510-09J80', times: 6, note: 'مساعد أمامي برادو 2012', byCustomer: true },
  { asked: 'طرمبة بنزين هايلوكس 2016', times: 4, byCustomer: true },
  { asked: '6281007099887', times: 3 },
  { asked: '04465-60320', times: 2, note: 'يأخذ طقمين إن وصلت', byCustomer: true },
  { asked: 'كشاف يمين كورولا 2020', times: 1 },
];

/** Parts that customers asked for in vain, as the counter noted them. */
export const demoAskedParts: DemoPart = {
  title: 'parts that were asked for',
  async fill(tx) {
    const clerk = await demoActor(tx, 'sales_staff');
    const customers = await tx.selectFrom('customers').select('id').orderBy('id').limit(8).execute();
    for (const [place, { asked, times, note, byCustomer }] of stories.entries())
      for (let time = 0; time < times; time++)
        await noteAskedPart(tx, clerk, {
          asked,
          ...(byCustomer && { customer: customers[(place + time) % customers.length]?.id }),
          ...(time === 0 && { note }),
        });
  },
};
