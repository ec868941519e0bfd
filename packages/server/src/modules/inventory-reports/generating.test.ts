import { generateReportBlocked, reportTexts, type InventoryReport } from '@turoos/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApp, type Person } from '../../../test/app';
import { aPart, aWarehouse } from '../../../test/factories';
import { aMadeReport, aReport, make } from '../../../test/inventory-reports';
import { jobContext } from '../../../test/job-context';
import { reportGeneration } from '../../jobs/inventory-reports';
import { outboxSending } from '../../jobs/send-outbox';
import { startJobs } from '../../kernel/jobs';
import { generateReport, takeLock } from './generate-report';
import { runDueReports } from './run-due-reports';

const shop = useApp();
let admin: Person;
beforeAll(async () => {
  admin = await shop.person('admin');
  const warehouse = await aWarehouse(shop.db);
  for (let index = 0; index < 3; index++) await aPart(shop.db, { stock: { [warehouse]: 7 } });
});

const generate = (body: object, who = admin) => who.call('POST', '/inventory-reports/generate', body);
const read = async (id: string): Promise<InventoryReport> =>
  (await admin.call('GET', `/inventory-reports/${id}`)).json().data;
const run = (id: string) => generateReport(jobContext(shop.db), id);

describe('generating', () => {
  it('IREP-08, 19: takes a draft through generating to completed', async () => {
    const { _id: id } = await aReport(admin);
    expect((await generate({ reportId: id })).json().data).toMatchObject({
      status: 'generating',
      progress: 0,
    });
    await run(id);
    expect(await read(id)).toMatchObject({
      status: 'completed',
      progress: 100,
      rowCount: 3,
      generatedAt: expect.any(String),
      lastGenerated: expect.any(String),
    });
  });

  it('IREP-08: is refused from any other state, unless requested again', async () => {
    const made = await aMadeReport(shop, admin);
    const refused = await generate({ reportId: made._id });
    expect([refused.statusCode, refused.json().message]).toEqual([409, generateReportBlocked('completed')]);
    expect((await generate({ reportId: made._id, again: true })).statusCode).toBe(200);
    expect((await generate({ reportId: made._id, again: true })).statusCode).toBe(409);
    const planned = await aReport(admin, { scheduleEnabled: true, emailRecipients: 'a@shop.ye' });
    expect((await generate({ reportId: planned._id })).statusCode).toBe(409);
  });

  it('IREP-19: creates a definition and generates it in one request', async () => {
    const definition = { name: 'فوري', type: 'low_stock', warehouse: null };
    for (const body of [definition, { definition }]) {
      const reply = await generate(body);
      expect(reply.json().data, reply.body).toMatchObject({ name: 'فوري', status: 'generating' });
    }
    const missing = await generate({ name: 'بلا نوع' });
    expect([missing.statusCode, missing.json().message]).toEqual([400, reportTexts.type]);
    expect((await generate({ reportId: crypto.randomUUID() })).statusCode).toBe(404);
  });

  it('starts once for two concurrent requests', async () => {
    const { _id: id } = await aReport(admin);
    const codes = (await Promise.all([generate({ reportId: id }), generate({ reportId: id })])).map(
      ({ statusCode }) => statusCode,
    );
    expect(codes.toSorted()).toEqual([200, 409]);
  });

  it('runs on one of several servers, and deletes the older result', async () => {
    const { _id: id } = await aMadeReport(shop, admin);
    await generate({ reportId: id, again: true });
    await Promise.all([run(id), run(id), run(id)]);
    const results = await shop.db
      .selectFrom('inventoryReportResults')
      .select('id')
      .where('reportId', '=', id)
      .execute();
    expect(results).toHaveLength(1);
    expect((await read(id)).status).toBe('completed');
  });

  it('stores rows in chunks and pages through them', async () => {
    const { _id: id } = await aMadeReport(shop, admin);
    await sql`insert into stock_movements (product_id, warehouse_id, quantity, quantity_after, unit_cost, cost_before,
      cost_after, reason) select product_id, warehouse_id, 1, 1, 0, 0, 0, 'correction'
      from stock, generate_series(1, 400)`.execute(shop.db);
    await admin.call('PUT', `/inventory-reports/${id}`, { type: 'movement_report' });
    await make(shop, admin, id);
    const chunks = await sql<{ length: number }>`
      select jsonb_array_length(rows) as length from inventory_report_rows w
      join inventory_report_results r on r.id = w.result_id where r.report_id = ${id} order by chunk`.execute(
      shop.db,
    );
    expect(chunks.rows.map(({ length }) => length)).toEqual([500, 500, 203]);
    const page = async (number: number, limit: number) =>
      (await admin.call('GET', `/inventory-reports/${id}/result?page=${number}&limit=${limit}`)).json().data;
    const all = [];
    for (let number = 1; number <= 13; number++) all.push(...(await page(number, 99)).rows);
    expect(all).toHaveLength(1203);
    expect((await page(6, 90)).rows).toEqual(all.slice(450, 540));
    expect((await page(99, 90)).rows).toEqual([]);
  });

  it('reports that there is no result yet', async () => {
    const { _id: id } = await aReport(admin);
    const reply = await admin.call('GET', `/inventory-reports/${id}/result`);
    expect([reply.statusCode, reply.json().message]).toEqual([404, reportTexts.noResult]);
  });

  it('that fails reports it, can be retried, and leaves no partial result', async () => {
    const { _id: id } = await aReport(admin);
    await generate({ reportId: id });
    await sql`alter table inventory_report_rows rename to away`.execute(shop.db);
    const wrong: unknown[] = [];
    await generateReport(jobContext(shop.db, { warn: (error) => wrong.push(error) }), id).finally(() =>
      sql`alter table away rename to inventory_report_rows`.execute(shop.db),
    );
    expect(wrong).toHaveLength(1);
    const failed = await read(id);
    expect(failed).toMatchObject({ status: 'failed', rowCount: null });
    expect(failed.error).toMatch(/[؀-ۿ]/);
    await make(shop, admin, id);
    expect(await read(id)).toMatchObject({ status: 'completed', error: '' });
  });
});

describe('a server that crashes', () => {
  it('while generating a report leaves it to the next server', async () => {
    const { _id: id } = await aReport(admin);
    await generate({ reportId: id });
    const wanted: object[] = [];
    const context = jobContext(shop.db, { enqueue: async (_, data) => void wanted.push(data ?? {}) });
    // while one server holds the lock, no other generates the report
    await shop.db.transaction().execute(async (tx) => {
      await takeLock(tx, id);
      await runDueReports(context);
      await run(id);
    });
    expect(wanted).not.toContainEqual({ reportId: id });
    expect((await read(id)).status).toBe('generating');
    // the database releases the lock when its holder's connection ends
    await runDueReports(context);
    expect(wanted).toContainEqual({ reportId: id });
    await run(id);
    expect((await read(id)).status).toBe('completed');
  });

  it('repeatedly on the same report is not retried for ever', async () => {
    const { _id: id } = await aReport(admin);
    await generate({ reportId: id });
    await shop.db.updateTable('inventoryReports').set({ attempts: 3 }).where('id', '=', id).execute();
    await run(id);
    expect(await read(id)).toMatchObject({ status: 'failed', error: expect.stringContaining('توقف الخادم') });
  });
});

describe('the queue', () => {
  it('generates the requested report', async () => {
    const jobs = await startJobs(shop.url, jobContext(shop.db), [reportGeneration, outboxSending]);
    try {
      const { _id: id } = await aReport(admin);
      await generate({ reportId: id });
      await jobs.enqueue(reportGeneration.name, { reportId: id });
      await expect.poll(async () => (await read(id)).status, { timeout: 15_000 }).toBe('completed');
    } finally {
      await jobs.close();
    }
  });
});
