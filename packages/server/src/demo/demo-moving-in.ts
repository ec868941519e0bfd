import { sql } from 'kysely';
import { uploadFile } from '../modules/moving-in';
import { demoActor } from './demo-documents';
import type { DemoPart } from './demo-part';

/** A supplier's new price list that waits to be looked at: prices up by a tenth, two numbers nobody knows. */
export const demoMovingIn = (dataDir: string): DemoPart => ({
  title: 'a price list that waits',
  async fill(tx) {
    const { rows: parts } = await sql<{ partNumber: string; cents: number }>`
      select part_number, purchase_price as cents from products
      where type = 'new' and purchase_price > 0 order by popularity desc, id limit 20`.execute(tx);
    const lines = [
      'مؤسسة الخليج لقطع الغيار',
      'قائمة أسعار الشهر بالدولار',
      'رقم الصنف,سعر الشراء',
      ...parts.map(({ partNumber, cents }) => `${partNumber},${((cents * 1.1) / 100).toFixed(2)}`),
      'GLF-0001,6.50',
      'GLF-0002,2.25',
    ];
    const file = {
      name: 'أسعار الخليج.csv',
      type: 'text/csv',
      bytes: Buffer.from(`\uFEFF${lines.join('\r\n')}`),
    };
    const { store } = await uploadFile({ db: tx, dataDir }, await demoActor(tx, 'admin'), file);
    await store(tx);
  },
});
