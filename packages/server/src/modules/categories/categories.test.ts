import { texts, type Category } from '@turoos/contract';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApp, type Person } from '../../../test/app';

const shop = useApp();
let admin: Person;

beforeAll(async () => {
  admin = await shop.person('admin');
});
beforeEach(() => sql`delete from products; delete from categories`.execute(shop.db).then(() => undefined));

const post = (body: object) => admin.call('POST', '/parts-categories', body);
const put = (id: string, body: object) => admin.call('PUT', `/parts-categories/${id}`, body);
const move = (id: string, body: object) => admin.call('POST', `/parts-categories/${id}/move`, body);
const remove = (id: string) => admin.call('DELETE', `/parts-categories/${id}`);
const tree = async () => (await admin.call('GET', '/parts-categories')).json().data as Category[];

async function add(name: string, parentId: string | null = null, more: object = {}): Promise<string> {
  const reply = await post({ name_ar: name, name_en: `${name} en`, parentId, ...more });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().data.id;
}

async function addPart(categoryId: string): Promise<string> {
  const { id } = await shop.db
    .insertInto('products')
    .values({ name: 'فلتر زيت', partNumber: crypto.randomUUID(), categoryId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`select refresh_search_text(array[${id}::uuid])`.execute(shop.db);
  return id;
}

const searchText = async (id: string) =>
  (await shop.db.selectFrom('products').select('searchText').where('id', '=', id).executeTakeFirstOrThrow())
    .searchText;
const rootOf = async (id: string) =>
  (await shop.db.selectFrom('categories').select('rootId').where('id', '=', id).executeTakeFirstOrThrow())
    .rootId;

describe('a category', () => {
  it('has the documented fields and defaults', async () => {
    const reply = await post({ name_ar: ' فرامل ', name_en: 'Brakes' });
    expect(reply.statusCode).toBe(201);
    const { data, success } = reply.json();
    expect(success).toBe(true);
    expect(data).toMatchObject({
      _id: data.id,
      categoryId: data.id,
      name_ar: 'فرامل',
      name_en: 'Brakes',
      description_ar: '',
      description_en: '',
      parentId: null,
      sortOrder: 0,
      isActive: true,
      productCount: 0,
      subCategories: [],
    });
  });

  it.each([
    ['no Arabic name', { name_en: 'x' }, 'اسم الفئة بالعربية مطلوب'],
    ['a blank Arabic name', { name_ar: ' ', name_en: 'x' }, 'اسم الفئة بالعربية مطلوب'],
    ['a blank English name', { name_ar: 'س', name_en: '' }, 'اسم الفئة بالإنجليزية مطلوب'],
    ['an order that is no integer', { name_ar: 'س', name_en: 'x', sortOrder: 1.5 }, 'ترتيب العرض'],
    ['an order that is no number', { name_ar: 'س', name_en: 'x', sortOrder: '1' }, 'ترتيب العرض'],
    ['an order beyond all bounds', { name_ar: 'س', name_en: 'x', sortOrder: 1e7 }, 'ترتيب العرض'],
    ['an unknown field', { name_ar: 'س', name_en: 'x', colour: 'red' }, 'حقل غير معروف: colour'],
    ['a parent that is no id', { name_ar: 'س', name_en: 'x', parentId: '1' }, 'المعرف غير صحيح'],
    ['a name with a zero byte', { name_ar: 'س\0', name_en: 'x' }, 'رموز غير مسموحة'],
  ])('is refused with %s', async (_, body, message) => {
    const reply = await post(body);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().message).toContain(message);
  });

  it('is refused under an unknown parent', async () => {
    const reply = await post({ name_ar: 'س', name_en: 'x', parentId: crypto.randomUUID() });
    expect(reply.statusCode).toBe(422);
    expect(reply.json().message).toBe('الفئة الرئيسية المختارة غير موجودة');
  });

  it('accepts the category as it was read on PUT, and keeps omitted fields', async () => {
    const id = await add('فرامل', null, { description_ar: 'وصف' });
    const read = (await admin.call('GET', `/parts-categories/${id}`)).json().data;
    const whole = await put(id, { ...read, sortOrder: 7 });
    expect(whole.statusCode, whole.body).toBe(200);
    const part = await put(id, { isActive: false });
    expect(part.json().data).toMatchObject({ sortOrder: 7, isActive: false, description_ar: 'وصف' });
  });

  it('is not overwritten after a concurrent edit', async () => {
    const id = await add('فرامل');
    const read = (await admin.call('GET', `/parts-categories/${id}`)).json().data;
    await put(id, { name_en: 'Brakes' });
    const late = await put(id, { ...read, name_en: 'Brake parts' });
    expect(late.statusCode).toBe(409);
    expect(late.json().message).toBe(texts.changedMeanwhile);
  });

  it.each([
    ['GET', '/parts-categories/not-an-id'],
    ['GET', `/parts-categories/${crypto.randomUUID()}`],
    ['PUT', `/parts-categories/${crypto.randomUUID()}`],
    ['DELETE', `/parts-categories/${crypto.randomUUID()}`],
  ])('that does not exist is not found: %s %s', async (method, path) =>
    expect((await admin.call(method, path, method === 'PUT' ? {} : undefined)).statusCode).toBe(404),
  );
});

describe('the tree', () => {
  it('returns the main categories with all descendants, sorted, with their numbers of parts', async () => {
    const engine = await add('محرك', null, { sortOrder: 2 });
    const brakes = await add('فرامل', null, { sortOrder: 1 });
    const pads = await add('فحمات', brakes);
    const front = await add('فحمات أمامية', pads);
    await addPart(front);
    const nodes = await tree();
    expect(nodes.map(({ id }) => id)).toEqual([brakes, engine]);
    expect(nodes[0]).toMatchObject({ productCount: 1 });
    const [sub] = nodes[0]?.subCategories ?? [];
    expect(sub).toMatchObject({ _id: pads, subId: pads, categoryId: pads, parentId: brakes });
    expect(sub?.subCategories[0]).toMatchObject({ _id: front, productCount: 1 });
  });

  it('returns one category with its descendants', async () => {
    const brakes = await add('فرامل');
    const pads = await add('فحمات', brakes);
    const { data } = (await admin.call('GET', `/parts-categories/${brakes}`)).json();
    expect(data.subCategories).toMatchObject([{ _id: pads }]);
  });

  it('has no more than twenty levels', async () => {
    let id: string | null = null;
    for (let level = 1; level <= 20; level++) id = await add(`م${level}`, id);
    const deeper = await post({ name_ar: 'م21', name_en: 'x', parentId: id });
    expect(deeper.statusCode).toBe(422);
    const top = await add('قمة');
    const [first] = await tree();
    expect((await put(first?.id ?? '', { parentId: top })).statusCode).toBe(422);
  });

  it('is found by Arabic in any spelling, and by English in any case', async () => {
    const id = await add('إطارات وجنوط', null, { name_en: 'Tires & Rims' });
    await add('فرامل');
    const found = async (term: string) =>
      (await admin.call('GET', `/parts-categories/search/${encodeURIComponent(term)}`))
        .json()
        .data.map((one: Category) => one.id);
    expect(await found('اطارات')).toEqual([id]);
    expect(await found('RIMS')).toEqual([id]);
    expect(await found('جنوط rims')).toEqual([id]);
    expect(await found('زجاج')).toEqual([]);
    expect(await found('%')).toEqual([]);
  });
});

describe('whether the engine matters to its parts', () => {
  const inForce = async (id: string) =>
    (await admin.call('GET', `/parts-categories/${id}`)).json().data as Category;

  it('follows from its name, else from the category above, else it does', async () => {
    const body = await add('قطع الهيكل');
    const rest = await add('متفرقات', body);
    expect(await inForce(body)).toMatchObject({ engineMatters: null, engineInForce: false });
    expect(await inForce(rest)).toMatchObject({ engineMatters: null, engineInForce: false });
    expect(await inForce(await add('فلاتر زيت', body))).toMatchObject({ engineInForce: true });
    expect(await inForce(await add('أشياء'))).toMatchObject({ engineInForce: true });
    await put(rest, { parentId: null });
    expect(await inForce(rest)).toMatchObject({ engineInForce: true });
  });

  it('is what the owner says of it or of a category above it', async () => {
    const engine = await add('محرك', null, { engineMatters: false });
    const belts = await add('سيور', engine);
    expect(await inForce(belts)).toMatchObject({ engineMatters: null, engineInForce: false });
    await put(belts, { engineMatters: true });
    expect(await inForce(belts)).toMatchObject({ engineMatters: true, engineInForce: true });
    await put(engine, { engineMatters: null });
    await put(belts, { engineMatters: null });
    expect(await inForce(engine)).toMatchObject({ engineMatters: null, engineInForce: true });
  });
});

describe('a name', () => {
  it('is unique under a parent, in any spelling and in either language', async () => {
    const parent = await add('إنارة', null, { name_en: 'Lighting' });
    const again = await post({ name_ar: 'اناره', name_en: 'Lamps' });
    expect(again.statusCode).toBe(409);
    expect(again.json().message).toBe('توجد فئة أخرى باسم «اناره» في المستوى نفسه');
    expect((await post({ name_ar: 'مصابيح', name_en: 'LIGHTING' })).json().message).toContain('«LIGHTING»');
    expect((await post({ name_ar: 'إنارة', name_en: 'Lighting', parentId: parent })).statusCode).toBe(201);
  });

  it('is checked when renaming and moving', async () => {
    const one = await add('كهرباء');
    const two = await add('إنارة');
    const below = await add('كهرباء', two, { name_en: 'other' });
    expect((await put(two, { name_ar: 'كهرباء' })).statusCode).toBe(409);
    expect((await put(below, { parentId: null })).statusCode).toBe(409);
    expect((await move(below, { parentId: null })).statusCode).toBe(409);
    expect((await put(one, { name_ar: 'كهرباء' })).statusCode).toBe(200);
  });

  it('is accepted once when many requests send it at once', async () => {
    const replies = await Promise.all(
      ['إطارات', 'اطارات', 'أطارات', 'إطـارات'].map((name, index) =>
        post({ name_ar: name, name_en: `Tires ${index}` }),
      ),
    );
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409]);
  });
});

describe('moving', () => {
  it('moves the whole branch: its root id and the search texts of its parts', async () => {
    const brakes = await add('فرامل');
    const pads = await add('فحمات', brakes);
    const front = await add('أمامية', pads);
    const other = await add('صيانة دورية');
    const part = await addPart(front);
    expect(await searchText(part)).toContain('فرامل');
    expect((await put(pads, { parentId: other })).json().data.parentId).toBe(other);
    expect(await rootOf(front)).toBe(other);
    expect(await searchText(part)).toContain('صيانه دوريه');
    expect(await searchText(part)).not.toContain('فرامل');
    expect((await put(pads, { parentId: null })).json().data).not.toHaveProperty('subId');
    expect(await rootOf(front)).toBe(pads);
  });

  it('a new name updates the search texts of the parts below', async () => {
    const brakes = await add('فرامل');
    const part = await addPart(await add('فحمات', brakes));
    await put(brakes, { name_ar: 'نظام الكبح' });
    expect(await searchText(part)).toContain('نظام الكبح');
  });

  it('into itself or a descendant is refused', async () => {
    const brakes = await add('فرامل');
    const pads = await add('فحمات', brakes);
    const front = await add('أمامية', pads);
    for (const [id, parentId] of [
      [brakes, brakes],
      [brakes, front],
      [pads, front],
    ] as const)
      for (const reply of [await put(id, { parentId }), await move(id, { parentId })]) {
        expect(reply.statusCode).toBe(422);
        expect(reply.json().message).toBe('لا يمكن نقل الفئة إلى داخل نفسها أو إلى فئة متفرعة منها');
      }
  });

  it('two concurrent moves into each other make no cycle', async () => {
    for (let round = 0; round < 5; round++) {
      const [a, b] = [await add(`أ${round}`), await add(`ب${round}`)];
      const replies = await Promise.all([put(a, { parentId: b }), move(b, { parentId: a })]);
      expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
    }
    expect(await tree()).toHaveLength(5);
  });

  it('between siblings renumbers them without making open edits stale', async () => {
    const [a, b, c] = [await add('أ'), await add('ب'), await add('ت')];
    const open = (await admin.call('GET', `/parts-categories/${b}`)).json().data;
    expect((await move(c, { parentId: null, before: a })).statusCode).toBe(200);
    expect((await tree()).map(({ id }) => id)).toEqual([c, a, b]);
    await move(c, { parentId: null, before: b });
    expect((await tree()).map(({ id, sortOrder }) => [id, sortOrder])).toEqual([
      [a, 1],
      [c, 2],
      [b, 3],
    ]);
    expect((await put(b, { updatedAt: open.updatedAt, name_en: 'B' })).statusCode).toBe(200);
    await move(a, { parentId: b });
    expect((await tree()).map(({ id }) => id)).toEqual([c, b]);
  });

  it('before a sibling that is gone is a conflict', async () => {
    const [a, b] = [await add('أ'), await add('ب')];
    const below = await add('ت', b);
    for (const before of [below, a, crypto.randomUUID()])
      expect((await move(a, { parentId: null, before })).statusCode).toBe(409);
  });
});

describe('deleting', () => {
  it('names the sub-categories and parts still in it', async () => {
    const brakes = await add('فرامل');
    const pads = await add('فحمات', brakes);
    const part = await addPart(pads);
    const full = await remove(brakes);
    expect(full.statusCode).toBe(409);
    expect(full.json()).toMatchObject({
      message: 'لا يمكن حذف الفئة «فرامل» لأنها ليست فارغة (الفئات الفرعية: 1)',
      details: { subCategories: 1, products: 0 },
    });
    expect((await remove(pads)).json().message).toContain('(المنتجات: 1)');
    await shop.db.deleteFrom('products').where('id', '=', part).execute();
    expect((await remove(pads)).json()).toEqual({ success: true, message: 'تم حذف الفئة' });
    expect((await remove(brakes)).statusCode).toBe(200);
    expect(await tree()).toEqual([]);
  });

  it('while a sub-category is added leaves no orphan', async () => {
    for (let round = 0; round < 5; round++) {
      const parent = await add(`أ${round}`);
      const [removed, added] = await Promise.all([
        remove(parent),
        post({ name_ar: 'ت', name_en: 't', parentId: parent }),
      ]);
      expect([
        [200, 422],
        [409, 201],
      ]).toContainEqual([removed.statusCode, added.statusCode]);
    }
  });

  it('while a part is added waits for that transaction', async () => {
    const id = await add('فرامل');
    let removing: ReturnType<typeof remove> | undefined;
    await shop.db.transaction().execute(async (tx) => {
      await tx.insertInto('products').values({ name: 'ق', partNumber: 'RACE-1', categoryId: id }).execute();
      removing = remove(id);
      await expect
        .poll(async () => {
          const { rows } = await sql`select 1 from pg_locks where not granted`.execute(shop.db);
          return rows.length;
        })
        .toBeGreaterThan(0);
    });
    expect((await removing)?.statusCode).toBe(409);
  });
});

it('every write is in the audit log, and rights follow the products', async () => {
  const id = await add('فرامل');
  await put(id, { name_en: 'Brakes' });
  await move(id, { parentId: null });
  await remove(id);
  const traces = await shop.db
    .selectFrom('auditLog')
    .select('action')
    .where('entityId', '=', id)
    .orderBy('id')
    .execute();
  expect(traces.map(({ action }) => action)).toEqual([
    'category.create',
    'category.update',
    'category.move',
    'category.delete',
  ]);
  const viewer = await shop.person('viewer');
  expect((await viewer.call('GET', '/parts-categories')).statusCode).toBe(200);
  expect((await viewer.call('POST', '/parts-categories', {})).statusCode).toBe(403);
});
