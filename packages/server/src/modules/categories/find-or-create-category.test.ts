import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { useDatabase } from '../../../test/database';
import { transaction } from '../../db/transaction';
import { createCategory, findOrCreateCategory } from '.';

const shop = useDatabase();
beforeEach(() => sql`delete from categories`.execute(shop.db).then(() => undefined));

const find = (category: string, subCategory?: string) =>
  transaction(shop.db, (tx) => findOrCreateCategory(tx, 'system', { category, subCategory }));
const add = (name_ar: string, name_en: string, parentId: string | null = null) =>
  transaction(shop.db, (tx) => createCategory(tx, 'system', { name_ar, name_en, parentId }));
const all = () => shop.db.selectFrom('categories').selectAll().orderBy('id').execute();

describe('the category an import names', () => {
  it('is found in any spelling and in either language', async () => {
    const id = await add('إطارات وجنوط', 'Tires & Rims');
    expect(await find('اطارات  وجنوط')).toBe(id);
    expect(await find('TIRES & rims')).toBe(id);
    expect(await all()).toHaveLength(1);
  });

  it('is created with its sub-category when missing, sorted last', async () => {
    await add('فرامل', 'Brakes');
    const id = await find('محرك', 'سيور');
    const [, main, sub] = await all();
    expect(main).toMatchObject({ nameAr: 'محرك', nameEn: 'محرك', parentId: null, sortOrder: 1 });
    expect(sub).toMatchObject({ id, nameAr: 'سيور', parentId: main?.id, rootId: main?.id });
    expect(await find('محرك', 'سيور')).toBe(id);
    expect(await find('محرك')).toBe(main?.id);
  });

  it('may be a sub-category alone, if its name is unique', async () => {
    const filters = await add('زيوت وفلاتر', 'Oils and filters');
    const oil = await add('فلاتر زيت', 'Oil filters', filters);
    expect(await find('فلاتر زيت')).toBe(oil);
    const engine = await add('محرك', 'Engine');
    await add('فلاتر زيت', 'Oil filters', engine);
    const made = await find('فلاتر زيت');
    expect(made).not.toBe(oil);
    expect(await find('فلاتر زيت')).toBe(made);
  });

  it('is created once when many imports need it at once', async () => {
    const ids = await Promise.all(
      Array.from({ length: 8 }, (_, index) => find(index % 2 ? 'إنارة' : 'اناره', 'مصابيح')),
    );
    expect(new Set(ids).size).toBe(1);
    expect(await all()).toHaveLength(2);
  });

  it('given by an id is looked up by it, and is never created from an id', async () => {
    const filters = await add('زيوت وفلاتر', 'Oils and filters');
    const oil = await add('فلاتر زيت', 'Oil filters', filters);
    expect(await find(filters)).toBe(filters);
    expect(await find('زيوت وفلاتر', oil)).toBe(oil);
    await expect(find(crypto.randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(find('محرك', crypto.randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await all()).toHaveLength(2);
  });

  it('records created categories in the audit log', async () => {
    const id = await find('زجاج');
    const trace = await shop.db.selectFrom('auditLog').select('action').where('entityId', '=', id).execute();
    expect(trace).toEqual([{ action: 'category.create' }]);
  });
});
