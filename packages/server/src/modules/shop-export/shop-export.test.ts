import { randomUUID } from 'node:crypto';
import { adenDay, checkSheet, recogniseSheet } from '@turoos/contract';
import { readSheet } from '@turoos/sheets';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { fillShop, useBackups } from '../../../test/backups';
import { pdf } from '../../../test/sample-files';
import { connectApart } from '../../db/connect';
import { readSettings } from '../../kernel/settings';
import { generatePurchases } from '../../generate/generate-purchases';
import { shapeRows } from './csv-shape';
import { erpnextFiles } from './erpnext';
import { exportShop, sheets } from './export-shop';
import { odooFiles } from './odoo';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const backups = useBackups();
const { shop, dataDir } = backups;

const one = async (query: string): Promise<number> =>
  Number(Object.values((await sql.raw<object>(query).execute(shop.db)).rows[0] ?? {})[0]);

const tablesIn = (text: string) => text.split(/\s+/);
const tableName = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const paper = pdf();
let files: Record<string, Uint8Array>;

/** A sheet's rows as objects by its headings. */
function read(path: string): Record<string, string>[] {
  const [head = [], ...rows] = readSheet(files[path] as Uint8Array).rows;
  return rows
    .filter((row) => row.length > 0)
    .map((row) => Object.fromEntries(head.map((name, index) => [name, row[index] ?? ''])));
}
const sum = (rows: Record<string, string>[], column: string) =>
  rows.reduce((total, row) => total + Number(row[column] || 0), 0);

async function exported() {
  const reply = await backups.owner.call('GET', '/backup/export');
  expect(reply.statusCode, reply.body.slice(0, 500)).toBe(200);
  return reply;
}

beforeAll(async () => {
  await fill();
  files = unzipSync(new Uint8Array((await exported()).rawPayload));
});

/** A year of trade, and what the generated one lacks. */
async function fill(): Promise<void> {
  const owner = await backups.signIn();
  await fillShop(shop.db, 120);
  await generatePurchases(shop.db, 10);
  const ok = async (method: string, path: string, body: object) => {
    const reply = await owner.call(method, path, body);
    expect(reply.statusCode, `${path} ${reply.body}`).toBeLessThan(300);
    return reply.json().data;
  };
  await sql`
    with top as (select id from categories where parent_id is null order by id limit 1)
    insert into categories (parent_id, root_id, name_ar, name_en) select id, id, 'فرعية', 'sub' from top`.execute(
    shop.db,
  );
  const same = { name: 'محمد علي', phone: '+967771234567' };
  for (const _ of [1, 2]) {
    const made = await ok('POST', '/customers', same);
    await ok('PATCH', `/customers/${made._id}/balance`, {
      amount: 12.34,
      operation: 'subtract',
      note: 'دين قديم',
    });
  }
  await ok('POST', '/customers', { name: 'صالح محمد', phone: '+967770000001' });
  const owing = await ok('POST', '/customers', { name: 'صالح محمد', phone: '+967770000002' });
  await ok('PATCH', `/customers/${owing._id}/balance`, { amount: 5, operation: 'subtract', note: 'دين' });
  await tearingTexts();
  await ok('POST', '/exchange-rate', { usd_to_yer: 535 });
  await ok('PATCH', `/customers/${(await ok('POST', '/customers', { name: 'دافع بالريال' }))._id}/balance`, {
    operation: 'add',
    tenders: [{ currency: 'YER', amount: 50_000, method: 'cash' }],
  });
  await ok('POST', '/suppliers', { name: '=cmd()', contactPerson: 'سالم', phone: '+967' });
  const part = await shop.db.selectFrom('products').select('id').executeTakeFirstOrThrow();
  const form = new FormData();
  form.append('entityType', 'products');
  form.append('entityId', part.id);
  form.append('file', new Blob([new Uint8Array(paper)]), 'ضمان.PDF');
  await ok('POST', '/attachments', form);
}

/** Texts of every subject get line breaks, quotes, separators and what looks like a formula. */
async function tearingTexts(): Promise<void> {
  for (const [table, columns] of [
    ['products', ['name', 'description']],
    ['customers', ['name', 'notes']],
    ['suppliers', ['name', 'contact_person', 'notes', 'address']],
    ['warehouses', ['name', 'address']],
  ] as const)
    for (const column of columns)
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} || case random(0, 3)
        when 0 then E'\n=2+2' when 1 then E'\r\n"س";ع, ف' when 2 then E'\r-1' else '' end
        where ${sql.lit(column)} <> 'name' or ${sql.ref(column)} not in ('محمد علي', 'صالح محمد')`.execute(
        shop.db,
      );
}

describe('the export of the whole shop', () => {
  it('is one archive with a name of the day, recorded in the audit log', async () => {
    const { headers } = await exported();
    expect(headers['content-type']).toBe('application/zip');
    expect(headers['content-disposition']).toMatch(/turoos-\d{4}-\d\d-\d\d\.zip/);
    const entries = await shop.db
      .selectFrom('auditLog')
      .select('userName')
      .where('action', '=', 'backup.export')
      .execute();
    expect(entries.length).toBeGreaterThan(0);
  });

  it('is refused to those who may not take the whole shop away', async () => {
    const manager = await shop.person('manager');
    expect((await manager.call('GET', '/backup/export')).statusCode).toBe(403);
  });

  it('has every row of every table in its workbook', async () => {
    for (const { name, tables, columns } of sheets) {
      const { rows } = readSheet(files[`excel/${name}.xlsx`] as Uint8Array);
      expect(rows[0], name).toEqual(columns.map(({ label }) => label));
      expect(new Set(rows[0]).size, name).toBe(columns.length);
      const [table] = tables.map(tableName);
      // people sign in and act during the tests
      if (table !== 'audit_log' && table !== 'users')
        expect(rows.length - 1, name).toBe(await one(`select count(*) from ${table}`));
    }
  });

  it('says of a voucher the rials that were handed over', () => {
    const paid = read('excel/السندات.xlsx').find((row) => row['العميل أو المورد'] === 'دافع بالريال');
    expect(paid?.['المبلغ (ريال يمني)']).toBe('50000');
    const atRate = Math.round(Number(paid?.['المبلغ (دولار)']) * Number(paid?.['سعر الصرف']));
    expect(atRate, 'cents at the rate are other rials').not.toBe(50_000);
  });

  it('contains every table, or leaves it out for a reason', async () => {
    const derived =
      tablesIn(`account_days money_days branch_sales_by_day part_sales_by_month customer_sales_by_month
      customer_kinds day_seals part_demand part_places part_changes copy_gone told_news news_reading
      catalogue_words catalogue_words_read`);
    const secrets = tablesIn(
      'secrets sessions two_factor recovery_codes password_history login_failures api_keys',
    );
    const ofInstallation =
      tablesIn(`turoos_migration turoos_migration_lock idempotency_keys backups backup_checks
      backup_places backup_restores archive_troubles standbys standby_invitation shop_epoch server_reports system_troubles database_sizes print_jobs printers printer_drawers tills till_people till_contacts
      bringings bringing_items brought_files sheet_choices webhooks webhook_deliveries`);
    const ofUsing =
      tablesIn(`notifications outbox list_views ordering_setup pinned_parts enrichment_answers enrichment_usage permissions
      part_words_off part_word_suggestions
      inventory_reports inventory_report_results inventory_report_rows`);
    const inOthers = tablesIn(
      'document_steps teardown_steps offline_sales sale_decisions money_counts books store_logo',
    );
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public'`.execute(shop.db);
    const known = sheets.flatMap(({ tables }) => tables.map(tableName));
    expect([...known, ...derived, ...secrets, ...ofInstallation, ...ofUsing, ...inOthers].toSorted()).toEqual(
      rows.map(({ name }) => name).toSorted(),
    );
  });

  it('has no secret of a user', async () => {
    const { passwordHash } = await shop.db
      .selectFrom('users')
      .select('passwordHash')
      .executeTakeFirstOrThrow();
    const texts = Object.values(read('excel/المستخدمون.xlsx')).flatMap((row) => Object.values(row));
    expect(texts.some((text) => text.includes(passwordHash))).toBe(false);
  });

  it('adds up to the books', async () => {
    const customers = read('excel/العملاء.xlsx');
    expect(sum(customers, 'له (دولار)') - sum(customers, 'عليه (دولار)')).toBeCloseTo(
      (await one('select sum(balance) from customers')) / 100,
      4,
    );
    expect(sum(read('excel/المبيعات.xlsx'), 'الإجمالي (دولار)')).toBeCloseTo(
      (await one('select sum(grand_total) from sales')) / 100,
      4,
    );
    expect(sum(read('excel/المخزون بالمستودعات.xlsx'), 'القيمة (دولار)')).toBeCloseTo(await stockValue(), 2);
    const journal = read('excel/اليومية.xlsx');
    const debit = (await one('select sum(amount) from journal_lines where amount > 0')) / 100;
    expect(sum(journal, 'مدين (دولار)')).toBeCloseTo(debit, 3);
    expect(sum(journal, 'دائن (دولار)')).toBeCloseTo(debit, 3);
  });

  it.each(['parts', 'customers', 'suppliers'] as const)('has %s that can be brought as they are', (kind) => {
    const name = { parts: 'المنتجات', customers: 'العملاء', suppliers: 'الموردون' }[kind];
    const { rows } = readSheet(files[`excel/${name}.xlsx`] as Uint8Array);
    const warehouse = { _id: randomUUID(), name: 'المستودع الجديد' };
    const choice = recogniseSheet(name, rows, [warehouse]);
    expect(choice.kind).toBe(kind);
    choice.settings.warehouseId = warehouse._id;
    const checked = checkSheet(kind, rows, choice, { today: adenDay(), warehouses: [warehouse] });
    expect(checked.problems.filter(({ remark }) => !remark)).toEqual([]);
    expect(checked.rows).toHaveLength(rows.length - 1);
  });

  it('has the attached files where their list says', () => {
    const [attachment] = read('excel/المرفقات.xlsx');
    const path = attachment?.['مكانه في هذا الملف المضغوط'] ?? '';
    expect(path).toMatch(/^attachments\/[0-9a-f]{32}\.pdf$/);
    expect(Buffer.from(files[path] as Uint8Array)).toEqual(Buffer.from(paper));
  });

  it('explains itself in Arabic and names every workbook', () => {
    const text = strFromU8(files['اقرأني.txt'] as Uint8Array);
    for (const { name } of sheets) expect(text).toContain(`${name}.xlsx`);
    for (const path of Object.keys(files).filter((name) => name.endsWith('.csv')))
      expect(text).toContain(path.split('/')[1]);
    expect(text).not.toMatch(/\{\w+\}/);
  });

  it('leaves nothing behind when the reader goes away', async () => {
    const apart = connectApart(shop.url, { max: 3, purpose: 'left' });
    const { stream } = await exportShop(apart.db, dataDir);
    await stream[Symbol.asyncIterator]().next();
    stream.destroy();
    await vi.waitFor(async () =>
      expect(
        await one(`select count(*) from pg_stat_activity
          where application_name = 'turoos left' and state <> 'idle' and datname = current_database()`),
      ).toBe(0),
    );
    await apart.close();
  });
});

const stockValue = async () =>
  (await one('select sum(s.quantity * t.cost) from stock s join stock_totals t using (product_id)')) / 100;

describe('the files for other programs', () => {
  it.each([...erpnextFiles, ...odooFiles].map((shape) => [shape.path, shape] as const))(
    '%s has every row as it is in the shop, also where texts have line breaks',
    async (path, shape) => {
      const [head, ...rows] = readSheet(files[path] as Uint8Array).rows;
      expect(head).toEqual(Object.keys(shape.columns));
      const facts = { name: (await readSettings(shop.db, 'store')).name, today: adenDay() };
      const kept: string[][] = [];
      const apart = connectApart(shop.url, { max: 1, purpose: 'compare' });
      for await (const chunk of shapeRows(apart.db, shape, facts))
        kept.push(...chunk.map((cells) => cells.map(shown)));
      await apart.close();
      if (rows.at(-1)?.length === 0) rows.pop();
      expect(rows).toEqual(kept);
    },
  );

  /** A cell as it is read again: with one kind of line break, and an apostrophe before what would be a formula. */
  const shown = (cell: string | null): string =>
    (cell ?? '').replace(/^[=+\-@\t\r]/, "'$&").replace(/\r\n?/g, '\n');
});

describe('the files for ERPNext', () => {
  const file = (name: string) => read(`erpnext/${name}.csv`);

  it('have all parts, with groups, brands and units that are in their own files', async () => {
    const items = file('07-item');
    expect(items).toHaveLength(await one('select count(*) from products'));
    const known = (rows: Record<string, string>[], column: string) => new Set(rows.map((row) => row[column]));
    const groups = known(file('03-item-group'), 'item_group_name');
    const brands = known(file('02-brand'), 'brand');
    const units = known(file('01-uom'), 'uom_name');
    for (const item of items) {
      expect(groups).toContain(item.item_group);
      expect(units).toContain(item.stock_uom);
      if (item.brand) expect(brands).toContain(item.brand);
    }
    const parents = file('03-item-group').map((group) => group.parent_item_group);
    for (const parent of parents) if (parent !== 'All Item Groups') expect(groups).toContain(parent);
  });

  it('have the stock at its value, a hundred lines to a document', async () => {
    const lines = file('09-stock-reconciliation');
    const value = lines.reduce(
      (total, line) => total + Number(line['items.qty']) * Number(line['items.valuation_rate']),
      0,
    );
    expect(value).toBeCloseTo(await stockValue(), 2);
    expect(lines.filter(({ company }) => company)).toHaveLength(Math.ceil(lines.length / 100));
    expect(lines[0]).toMatchObject({ purpose: 'Opening Stock', expense_account: 'Temporary Opening - TRS' });
  });

  it('open the accounts of customers and suppliers with their balances, each entry balanced', async () => {
    const lines = file('10-journal-entry');
    const net = (kind: string) => {
      const own = lines.filter((line) => line['accounts.party_type'] === kind);
      return sum(own, 'accounts.debit_in_account_currency') - sum(own, 'accounts.credit_in_account_currency');
    };
    expect(net('Customer')).toBeCloseTo(-(await one('select sum(balance) from customers')) / 100, 4);
    expect(net('Supplier')).toBeCloseTo((await one('select sum(balance) from suppliers')) / 100, 4);
    for (let at = 0; at < lines.length; at += 2) {
      const [first, second] = [lines[at], lines[at + 1]];
      expect(first?.voucher_type).toBe('Opening Entry');
      expect(second?.voucher_type).toBe('');
      expect(first?.['accounts.debit_in_account_currency']).toBe(
        second?.['accounts.credit_in_account_currency'],
      );
      expect(first?.['accounts.credit_in_account_currency']).toBe(
        second?.['accounts.debit_in_account_currency'],
      );
    }
  });

  it('tell customers of the same name apart, in both files', () => {
    const names = file('05-customer').map((customer) => customer.customer_name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name?.startsWith('محمد علي ('))).toHaveLength(2);
    const parties = file('10-journal-entry').map((line) => line['accounts.party']);
    expect(parties.filter((name) => name?.startsWith('محمد علي ('))).toHaveLength(2);
    expect(parties.filter((name) => name?.startsWith('صالح محمد ('))).toHaveLength(1);
    const suppliers = file('06-supplier').map((supplier) => supplier.supplier_name);
    for (const party of parties) if (party) expect([...names, ...suppliers]).toContain(party);
  });

  it('contain nothing that runs as a formula', () => {
    expect(file('06-supplier').map((supplier) => supplier.supplier_name)).toContain("'=cmd()");
    expect(file('05-customer').map((customer) => customer.mobile_no)).toContain('00967771234567');
  });
});

describe('the files for Odoo', () => {
  const file = (name: string) => read(`odoo/${name}.csv`);

  it('refer only to records of their own files', async () => {
    const ids = (name: string) => new Set(file(name).map(({ id }) => id));
    const [categories, partners, parts, places] = [
      ids('01-product.category'),
      ids('02-res.partner'),
      ids('03-product.product'),
      ids('05-stock.location'),
    ];
    expect(parts.size).toBe(await one('select count(*) from products'));
    expect(partners.size).toBe(
      await one('select (select count(*) from customers) + (select count(*) from suppliers)'),
    );
    for (const part of file('03-product.product'))
      if (part['categ_id/id']) expect(categories).toContain(part['categ_id/id']);
    for (const quant of file('06-stock.quant')) {
      expect(parts).toContain(quant['product_id/id']);
      expect(places).toContain(quant['location_id/id']);
    }
    for (const price of file('04-product.supplierinfo')) expect(partners).toContain(price['partner_id/id']);
    for (const line of file('07-account.move'))
      if (line['line_ids/partner_id/id']) expect(partners).toContain(line['line_ids/partner_id/id']);
  });

  it('name parents before their children', () => {
    const seen = new Set<string | undefined>(['']);
    for (const category of file('01-product.category')) {
      expect(seen).toContain(category['parent_id/id']);
      seen.add(category.id);
    }
  });

  it('have all quantities and balances', async () => {
    expect(sum(file('06-stock.quant'), 'inventory_quantity')).toBeCloseTo(
      await one('select sum(quantity) from stock'),
      2,
    );
    const moves = file('07-account.move').filter((line) => line['line_ids/partner_id/id']);
    expect(sum(moves, 'line_ids/debit') - sum(moves, 'line_ids/credit')).toBeCloseTo(
      ((await one('select sum(balance) from suppliers')) -
        (await one('select sum(balance) from customers'))) /
        100,
      4,
    );
  });
});
