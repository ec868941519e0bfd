import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Person } from '../../../test/app';
import { useDebtors } from '../../../test/debt-reminders';
import { aWarehouse } from '../../../test/factories';

const { shop, debtor } = useDebtors();
const needs = async (who: Pick<Person, 'call'>) => {
  const reply = await who.call('GET', '/dashboard/needs');
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
};

it('tells each user what waits for their decision, and nobody what is not theirs', async () => {
  const admin = await shop.shop.person('admin');
  const nothing = {
    adjustments: null,
    transfers: null,
    requests: null,
    scrap: null,
    purchases: null,
    arriving: null,
    counts: null,
    heldSales: null,
    undecidedSales: null,
    failedPrints: null,
    askedParts: null,
    arrivedParts: null,
    oldDebts: null,
    backupCopy: null,
    isStoodBy: false,
  };
  expect(await needs(admin)).toEqual({ ...nothing, backup: 'never' });

  const product = await shop.part();
  const warehouse = await aWarehouse(shop.db);
  await sql`insert into stock_adjustments (adjustment_number, product_id, warehouse_id, type, reason, quantity)
    values ('ADJ-1', ${product}, ${warehouse}, 'addition', 'other', 1)`.execute(shop.db);
  await sql`insert into scrap_reports (report_number, product_id, warehouse_id, quantity, reason)
    values ('SCR-1', ${product}, ${warehouse}, 1, 'damaged'), ('SCR-2', ${product}, ${warehouse}, 1, 'damaged')`.execute(
    shop.db,
  );
  await sql`insert into transfers (transfer_number, from_warehouse_id, to_warehouse_id, status)
    values ('TRF-1', ${warehouse}, ${await aWarehouse(shop.db)}, 'in_transit'),
      ('TRF-2', ${warehouse}, ${await aWarehouse(shop.db)}, 'requested')`.execute(shop.db);
  await sql`insert into inventory_counts (count_number, warehouse_id) values ('CNT-1', ${warehouse})`.execute(
    shop.db,
  );
  await sql`with s as (insert into suppliers (name, contact_person, phone) values ('مورد', 'م', '1') returning id)
    insert into purchases (purchase_number, supplier_id, supplier_name, purchase_date, goods, status)
    select number, id, 'مورد', now(), 0, status
    from s, (values ('PUR-1', 'pending'), ('PUR-2', 'partly_received'), ('PUR-3', 'cancelled')) as p (number, status)`.execute(
    shop.db,
  );
  await debtor([
    { cents: 700, days: 91 },
    { cents: 900, days: 90 },
  ]);
  await sql`insert into backups (id, file_name, kind, status, is_encrypted, created_by, created_at)
    values (gen_random_uuid(), 'a', 'manual', 'ready', false, 'مدير', now() - interval '5 days')`.execute(
    shop.db,
  );
  await sql`insert into backup_places (id, path, created_by, file_name, state_at, copied_at)
    values (gen_random_uuid(), '/elsewhere', 'مدير', 'a', now() - interval '4 days', now())`.execute(shop.db);

  const clerk = await shop.shop.person('sales_staff');
  await sql`with printer as (insert into printers (name, kind, address) values ('المنضدة', 'receipt80', '192.0.2.9') returning id)
    insert into print_jobs (printer_id, paper, title, content, status, user_id)
    select id, 'sale', 'فاتورة', '{}', status, ${clerk.id}::uuid
    from printer, unnest(array['given_up', 'given_up', 'printed', 'failed']) as status`.execute(shop.db);
  await sql`with asked as (
      insert into asked_parts (asked, status) values ('90915', 'open'), ('90916', 'ordered') returning id)
    insert into asked_part_times (asked_part_id, user_name, status) select id, 'بائع', 'arrived' from asked`.execute(
    shop.db,
  );

  expect(await needs(admin)).toEqual({
    ...nothing,
    adjustments: 1,
    requests: 1,
    scrap: 2,
    purchases: 2,
    arriving: 1,
    counts: 1,
    failedPrints: 2,
    askedParts: 1,
    arrivedParts: 2,
    oldDebts: 7,
    backup: 5,
    backupCopy: 4,
  });
  const { summary } = (await admin.call('GET', '/debt-reminders?minDays=91')).json();
  expect(summary.days91).toBe(7);
  expect(await needs(clerk)).toMatchObject({ failedPrints: 2, askedParts: null, arrivedParts: 2 });
  expect(await needs(await shop.shop.person('viewer'))).toEqual({ ...nothing, oldDebts: 7, backup: null });
  expect(await needs(await shop.shop.person('warehouse_staff'))).toEqual({
    ...nothing,
    requests: 1,
    arriving: 1,
    counts: 1,
    askedParts: 1,
    backup: null,
  });
  expect(await needs(await shop.shop.person('warehouse_manager'))).toMatchObject({
    purchases: 2,
    arriving: 1,
    counts: 1,
  });
});
