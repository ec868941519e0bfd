import { sql } from 'kysely';
import { createWebhook } from '../modules/webhooks';
import { demoActor } from './demo-documents';
import type { DemoPart } from './demo-part';

/** An address that was told of two sales; it is switched off, because nobody is there. */
export const demoWebhooks: DemoPart = {
  title: 'an address that is told of sales',
  async fill(tx) {
    const owner = await demoActor(tx, 'super_admin');
    const { webhook } = await createWebhook(
      tx,
      owner,
      {
        name: 'المتجر الإلكتروني',
        url: 'https://shop.example.com/turoos',
        topics: ['sale.made', 'sale.refunded', 'stock.changed', 'stock.low'],
      },
      false,
    );
    await sql`
      insert into webhook_deliveries (webhook_id, topic, record_id, happened_at, body, status, attempts, answer_status,
        answer, took_ms, settled_at)
      select ${webhook._id}, 'sale.made', id, created_at, '{}', 'sent', 1, 200, 'ok', 180, created_at
      from sales where status = 'completed' order by created_at desc limit 2`.execute(tx);
    await tx.updateTable('webhooks').set({ isActive: false }).where('id', '=', webhook._id).execute();
  },
};
