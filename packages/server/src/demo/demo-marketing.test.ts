import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useDatabase } from '../../test/database';
import { transaction } from '../db/transaction';
import { syncSystemRoles } from '../modules/roles';
import { demoCustomers } from './demo-customers';
import { demoMarketing } from './demo-marketing';
import { demoUsers } from './demo-users';

const database = useDatabase();

describe('the sample campaigns', () => {
  beforeAll(async () => {
    await transaction(database.db, syncSystemRoles);
    await transaction(database.db, async (tx) => {
      for (const part of [demoUsers, demoCustomers]) await part.fill(tx);
      await sql`
        insert into sales (sale_number, customer_id, customer_name, status, payment_status, payment_method,
          subtotal, discount, till_paid, paid, created_at)
        select customer_code, id, name, 'completed', 'paid', 'cash', 10000, 1000, 9000, 9000,
          now() - row_number() over (order by id) * interval '12 hours'
        from customers`.execute(tx);
      await demoMarketing.fill(tx);
    });
  }, 60_000);

  it('have every status', async () => {
    const { rows } = await sql<{ status: string }>`
      select distinct status from campaigns order by status`.execute(database.db);
    expect(rows.map(({ status }) => status)).toEqual(['active', 'completed', 'draft', 'expired', 'paused']);
  });

  it('have invoices of their time, and discounts of the full amount', async () => {
    const { rows } = await sql<{ code: string; gift: number }>`
      select distinct c.code, s.campaign_discount as gift from sales s join campaigns c on c.id = s.campaign_id
      where s.created_at >= c.sent_at order by c.code`.execute(database.db);
    expect(rows).toEqual([
      { code: 'EID', gift: 0 },
      { code: 'SHITA5', gift: 500 },
      { code: 'SIANA5', gift: 500 },
      { code: 'TASFIA', gift: 0 },
    ]);
  });

  it('have messages whose statuses fit those of their campaigns', async () => {
    const { rows } = await sql`
      select c.name, o.channel, o.status from outbox o join campaigns c on c.id = o.source_id
      where c.status = 'draft' or (c.status = 'paused') <> (o.status = 'held') and o.status in ('queued', 'held')
        or c.status in ('completed', 'expired') and o.status in ('queued', 'held')
        or (o.status = 'sent') <> (o.sent_at is not null) or (o.opened_at is null and o.clicked_at is not null)
        or greatest(o.created_at, o.sent_at, o.opened_at, o.clicked_at) > now()`.execute(database.db);
    expect(rows).toEqual([]);
  });
});
