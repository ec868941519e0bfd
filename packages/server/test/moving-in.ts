import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import {
  must,
  type Bringing,
  type BringingDetail,
  type BringingPreview,
  type BroughtFile,
} from '@turoos/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect } from 'vitest';
import type { z } from 'zod';
import { checkBooks } from '../src/modules/books';
import { textWorkbook } from '../src/modules/tables';
import type { Config } from '../src/system/config';
import { useApp, type Person, type Reply } from './app';
import { aWarehouse } from './factories';
import { boundary, multipart } from './multipart';

/** A file as the API sends it. */
export type WireFile = z.input<typeof BroughtFile>;
export type Cells = (string | number)[][];

/** Makes a workbook from rows by the names of their sheets. */
export const workbook = async (sheets: Record<string, Cells>): Promise<Buffer> =>
  buffer(
    textWorkbook(
      'x',
      Object.entries(sheets).map(([name, rows]) => ({ name, rows: rows.map((row) => row.map(String)) })),
    ).stream,
  );

/** A shop that another program's files are brought to, with a data folder of its own. */
export function useMovingIn() {
  const config: Partial<Config> = {};
  const there = {} as { owner: Person; main: string; branch: string; dataDir: string };
  beforeAll(async () => {
    there.dataDir = await mkdtemp(join(tmpdir(), 'turoos-moving-in-'));
    Object.assign(config, { dataDir: there.dataDir });
  });
  const shop = useApp(config);
  beforeAll(async () => {
    there.owner = await shop.person('admin');
    there.main = await aWarehouse(shop.db, 'المستودع الرئيسي');
    there.branch = await aWarehouse(shop.db, 'فرع الحديدة');
  });
  afterAll(() => rm(there.dataDir, { recursive: true, force: true }));

  const send = async (file: Buffer, name = 'أصناف.xlsx', who = there.owner) =>
    shop.inject({
      method: 'POST',
      url: '/api/moving-in/files',
      payload: multipart({ file, name, type: 'application/octet-stream', field: 'file' }),
      headers: {
        authorization: `Bearer ${who.token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
    });
  const data = async <T>(reply: Promise<Reply>, status = 200): Promise<T> => {
    const answer = await reply;
    expect(answer.statusCode, answer.body).toBe(status);
    return answer.json<{ data: T }>().data;
  };

  /** Uploads a file; amounts whose currency it does not name are in dollars. */
  const upload = async (sheets: Record<string, Cells> | Buffer, name?: string) => {
    const file = await data<WireFile>(
      send(Buffer.isBuffer(sheets) ? sheets : await workbook(sheets), name),
      201,
    );
    for (const [at, { choice }] of file.sheets.entries())
      if (choice.kind && !choice.settings?.currency)
        file.sheets[at] = await choose(file, at, { currency: 'USD' });
    return file;
  };
  const call = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
    there.owner.call(method, `/moving-in${path}`, body, headers);
  /** Changes some settings of a sheet as a user would. */
  const choose = async (file: WireFile, place: number, settings: object, changes: object = {}) => {
    const sheet = must(file.sheets[place]);
    const { choice } = sheet;
    return data<WireFile['sheets'][number]>(
      call('PUT', `/files/${file._id}/sheets/${sheet.place}`, {
        ...choice,
        ...changes,
        settings: { ...choice.settings, ...settings },
      }),
    );
  };
  const preview = async (file: { _id: string }) =>
    data<z.input<typeof BringingPreview>>(call('GET', `/files/${file._id}/preview`));
  /** The preview of the only sheet of a file. */
  const previewSheet = async (file: { _id: string }) => must((await preview(file)).sheets[0]);
  const bring = async (file: { _id: string }) =>
    data<z.input<typeof Bringing>>(call('POST', `/files/${file._id}/bring`), 201);
  const takeBack = async ({ _id }: { _id: string }) =>
    data<z.input<typeof BringingDetail>>(call('POST', `/${_id}/take-back`));

  const detail = async ({ _id }: { _id: string }) =>
    data<z.input<typeof BringingDetail>>(call('GET', `/${_id}`));

  /** Uploads a file in which the warehouse of quantities is the main one, and brings it. */
  const bringSheets = async (sheets: Record<string, Cells>, settings: object = {}) => {
    const file = await upload(sheets);
    for (const place of file.sheets.keys())
      await choose(file, place, { warehouseId: there.main, ...settings });
    return bring(file);
  };

  const brokenBooks = async () =>
    (await checkBooks(shop.db)).filter(
      ({ claim, contradictions }) =>
        contradictions.length > 0 && claim !== 'the shop has an active administrator',
    );

  /** What a bringing that is taken back has to leave as it was. */
  const state = async () => {
    const read = async (query: ReturnType<typeof sql>) => (await query.execute(shop.db)).rows;
    return {
      parts: await read(sql`
        select part_number, name, code, barcode, brand, type, condition, part_status, description, selling_price,
          wholesale_price, purchase_price, discount_percentage, max_level, shelf, unit, search_text, min_level,
          quantity, cost,
          (select json_agg(row(n.kind, n.number) order by n.kind, n.number) from product_numbers n
            where n.product_id = p.id) as numbers,
          (select json_agg(row(f.make, f.model, f.year_from, f.year_to, f.engine) order by f.make, f.model, f.year_from)
            from product_fitments f where f.product_id = p.id) as fitments
        from products p join stock_totals t on t.product_id = p.id where p.is_active order by part_code`),
      stock: await read(
        sql`select product_id, warehouse_id, quantity from stock where quantity <> 0 order by 1, 2`,
      ),
      customers: await read(sql`
        select customer_code, name, phone, email, address, notes, balance, credit_limit, is_blocked from customers
        where is_active order by id`),
      suppliers: await read(sql`
        select name, phone, email, address, notes, balance, credit_limit from suppliers where is_active order by id`),
      vehicles: await read(sql`select make, model, year, engine, notes from vehicles order by id`),
      categories: await read(sql`
        select c.name_ar, p.name_ar as parent from categories c left join categories p on p.id = c.parent_id
        order by 2, 1`),
      accounts: await read(sql`
        select a.key, sum(d.debit - d.credit) as amount from account_days d join accounts a on a.id = d.account_id
        group by 1 having sum(d.debit - d.credit) <> 0 order by 1`),
    };
  };

  return {
    shop,
    there,
    send,
    data,
    upload,
    call,
    choose,
    preview,
    previewSheet,
    bring,
    takeBack,
    detail,
    bringSheets,
    brokenBooks,
    state,
  };
}
