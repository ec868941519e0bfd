import { attachmentEntityNames, attachmentTexts, fileTypeNames, texts } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { useAttachments } from '../../../test/attachments';
import { aPart } from '../../../test/factories';
import { docx, pdf, picture, xlsx } from '../../../test/sample-files';

const { shop, there, send, attach, filesOnDisk } = useAttachments();

const data = async (path: string) => (await there.keeper.call('GET', path)).json().data;
const names = async (path: string) =>
  (await data(path)).map((one: { originalName: string }) => one.originalName);
const put = (id: string, body: object) => there.keeper.call('PUT', `/attachments/${id}`, body);

async function aSale(): Promise<string> {
  const { id } = await shop.db
    .insertInto('sales')
    .values({
      saleNumber: `S-${crypto.randomUUID()}`,
      customerName: 'نقدي',
      status: 'completed',
      paymentStatus: 'paid',
      paymentMethod: 'cash',
      subtotal: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

describe('the list', () => {
  it('ATT-02: is searched by name and description, however they are spelled', async () => {
    const entityId = await aPart(shop.db);
    const fields = { entityId };
    await attach({ name: 'فاتورة الشراء الأولى.png', fields });
    await attach({ name: 'صورة.png', fields: { ...fields, description: 'كسر في الحافة' } });
    const found = (q: string) => names(`/attachments?entityId=${entityId}&q=${encodeURIComponent(q)}`);
    expect(await found('فاتوره الاولي')).toEqual(['فاتورة الشراء الأولى.png']);
    expect(await found('الحافه')).toEqual(['صورة.png']);
    expect(await found('لا شيء كهذا')).toEqual([]);
    expect(await names(`/attachments/search?q=${encodeURIComponent('كسر الحافة')}`)).toEqual(['صورة.png']);
  });

  it('ATT-03: filters by one type of record', async () => {
    const owner = await shop.person('super_admin');
    const sale = await aSale();
    await attach({ fields: { entityType: 'sales', entityId: sale } }, owner);
    await attach({ fields: { entityType: 'invoices', entityId: sale } }, owner);
    for (const entityType of attachmentEntityNames) {
      const reply = await owner.call('GET', `/attachments?limit=1000&entityType=${entityType}`);
      const kinds = reply.json().data.map((one: { entityType: string }) => one.entityType);
      expect(new Set(kinds)).toEqual(new Set(kinds.length ? [entityType] : []));
    }
    expect((await owner.call('GET', '/attachments?entityType=shoes')).statusCode).toBe(400);
    // a sale and its invoice share one record, so they share attachments
    for (const kind of ['sales', 'invoices'])
      expect((await owner.call('GET', `/attachments/entity/${kind}/${sale}`)).json().data).toHaveLength(2);
  });

  it('ATT-04: filters by one type of file', async () => {
    const entityId = await aPart(shop.db);
    const fields = { entityId };
    await attach({ fields });
    await attach({ fields, name: 'a.pdf', file: pdf() });
    await attach({ fields, name: 'a.docx', file: docx() });
    await attach({ fields, name: 'a.xlsx', file: xlsx() });
    await attach({ fields, name: 'a.txt', file: Buffer.from('x') });
    const counts = await Promise.all(
      fileTypeNames.map(
        async (type) => (await data(`/attachments?entityId=${entityId}&type=${type}`)).length,
      ),
    );
    expect(Object.fromEntries(fileTypeNames.map((type, at) => [type, counts[at]]))).toEqual({
      image: 1,
      document: 2,
      spreadsheet: 1,
      presentation: 0,
      archive: 0,
      other: 1,
    });
  });

  it('comes in pages, newest first unless sorted otherwise', async () => {
    const entityId = await aPart(shop.db);
    const of = `/attachments?entityId=${entityId}`;
    for (const [name, width] of [
      ['ب.png', 90],
      ['أ.png', 300],
      ['ج.png', 10],
    ] as const)
      await attach({ name, fields: { entityId }, file: await picture('png', { width, height: width }) });
    expect(await names(of)).toEqual(['ج.png', 'أ.png', 'ب.png']);
    expect(await names(`${of}&sort=originalName`)).toEqual(['أ.png', 'ب.png', 'ج.png']);
    expect(await names(`${of}&sort=-size`)).toEqual(['أ.png', 'ب.png', 'ج.png']);
    const second = (await there.keeper.call('GET', `${of}&limit=2&page=2`)).json();
    expect(second.pagination).toEqual({ page: 2, limit: 2, total: 3, pages: 2 });
    expect(second.data).toMatchObject([{ originalName: 'ب.png' }]);
    expect((await there.keeper.call('GET', `${of}&sort=sha256`)).statusCode).toBe(400);
  });

  it('ATT-01: has its figures: total, active, distinct types and size', async () => {
    const before = (await there.keeper.call('GET', '/attachments/stats')).json().summary;
    const one = await attach({ name: 'a.pdf', file: pdf() });
    const two = await attach();
    await put(two._id, { isActive: false });
    const after = (await there.keeper.call('GET', '/attachments/stats')).json();
    expect(after.data.summary).toEqual(after.summary);
    expect(after.summary).toMatchObject({
      total: before.total + 2,
      active: before.active + 1,
      totalSize: before.totalSize + one.size + two.size,
    });
    const rows = await shop.db.selectFrom('attachments').select('mimeType').distinct().execute();
    expect(after.summary.fileTypes).toBe(rows.length);
  });
});

describe('an attachment', () => {
  it('can change its name, description, active flag and record', async () => {
    const made = await attach();
    const other = await aPart(shop.db, { name: 'مساعد خلفي' });
    const changes = {
      originalName: 'واجهة القطعة',
      description: 'من الأمام',
      isActive: false,
      entityId: other,
    };
    const reply = await put(made._id, { ...made, ...changes });
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json().data).toMatchObject({
      ...changes,
      originalName: 'واجهة القطعة.png',
      entityName: 'مساعد خلفي',
      filename: made.filename,
      version: made.version + 1,
    });
    expect(await data(`/attachments/${made._id}`)).toMatchObject({ originalName: 'واجهة القطعة.png' });
  });

  it('is not overwritten with a stale version', async () => {
    const { _id, version } = await attach();
    expect((await put(_id, { description: 'أولاً', version })).statusCode).toBe(200);
    const late = await put(_id, { description: 'ثانياً', version });
    expect([late.statusCode, late.json().message]).toEqual([409, texts.changedMeanwhile]);
  });

  it.each([
    [{}, 400, attachmentTexts.changesRequired],
    [{ originalName: '  ' }, 400, attachmentTexts.required],
    [{ originalName: 'a\0b' }, 400, texts.unstorable],
    [{ entityId: crypto.randomUUID() }, 404, attachmentTexts.entityGone],
    [{ entityType: 'vehicles' }, 404, attachmentTexts.entityGone],
    [{ isActive: 'yes' }, 400, 'يجب اختيار نعم أو لا'],
    [{ color: 'red' }, 400, 'حقل غير معروف: color'],
  ])('is not changed by %j', async (body, status, message) => {
    const { _id, updatedAt } = await attach();
    const reply = await put(_id, body);
    expect([reply.statusCode, reply.json().message]).toEqual([status, message]);
    expect((await data(`/attachments/${_id}`)).updatedAt).toBe(updatedAt);
  });

  it('is deleted once with its file, however many requests arrive', async () => {
    const { _id, filename } = await attach();
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => there.keeper.call('DELETE', `/attachments/${_id}`)),
    );
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404, 404, 404, 404]);
    expect((await filesOnDisk()).filter((path) => path.includes(filename.slice(2)))).toEqual([
      `attachments/trash/${filename}`,
    ]);
    for (const path of ['', '/download', '/preview', '/thumbnail']) {
      const reply = await there.keeper.call('GET', `/attachments/${_id}${path}`);
      expect([reply.statusCode, reply.json().message]).toEqual([404, attachmentTexts.notFound]);
    }
  });

  it('is deleted with the record it is attached to', async () => {
    const entityId = await aPart(shop.db);
    const { _id } = await attach({ fields: { entityId } });
    expect((await there.keeper.call('DELETE', `/products/${entityId}`)).statusCode).toBe(200);
    expect((await there.keeper.call('GET', `/attachments/${_id}`)).statusCode).toBe(404);
  });

  it('is deleted with a soft-deleted purchase', async () => {
    const supplier = await shop.db
      .insertInto('suppliers')
      .values({ name: 'مورد' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id } = await shop.db
      .insertInto('purchases')
      .values({
        purchaseNumber: 'P-1',
        supplierId: supplier.id,
        supplierName: 'مورد',
        purchaseDate: '2026-01-10',
        goods: 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { _id } = await attach({ fields: { entityType: 'purchases', entityId: id } });
    await shop.db
      .updateTable('purchases')
      .set({ status: 'cancelled', deletedAt: new Date() })
      .where('id', '=', id)
      .execute();
    expect((await there.keeper.call('GET', `/attachments/${_id}`)).statusCode).toBe(404);
    expect((await send({ fields: { entityType: 'purchases', entityId: id } })).statusCode).toBe(404);
  });

  it('is never left without its record when both are created and deleted at once', async () => {
    for (let round = 0; round < 6; round++) {
      const entityId = await aPart(shop.db);
      await Promise.all([
        attach({ fields: { entityId } }).catch(() => undefined),
        there.keeper.call('DELETE', `/products/${entityId}`),
      ]);
    }
    const orphans = await shop.db
      .selectFrom('attachments')
      .leftJoin('products', 'products.id', 'attachments.entityId')
      .select('attachments.id')
      .where('entityType', '=', 'products')
      .where('products.id', 'is', null)
      .execute();
    expect(orphans).toEqual([]);
  });
});
