import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useVehicles } from '../../../test/vehicles';

const { shop, call, post, create, part, fitments, partsOf } = useVehicles();

const says = async (name: string) => {
  const { rows } = await sql<{ matters: boolean | null }>`
    select engine_matters_by_words(turoos_fold(${name})) as matters`.execute(shop.db);
  return rows[0]?.matters;
};

describe('the words of a part say whether the engine matters to it', () => {
  it.each([
    'فلتر زيت كورولا',
    'طرمبة ماء',
    'بواجي إريديوم',
    'كرسي مكينة',
    'شمعات احتراق',
    'رديتر ماء',
    'سير مكيف',
    'Water pump',
    'حساس كرنك',
    'زيوت وفلاتر',
  ])('%s: it does', async (name) => expect(await says(name)).toBe(true));

  it.each([
    'صدام أمامي كامري',
    'مرآة باب يمين',
    'كبوت محرك',
    'فحمات أمامية',
    'فلتر مكيف',
    'كرسي سائق',
    'شمعة أمامية يسار',
    'طرمبة بريك',
    'مقص أمامي',
    'كهرباء وإنارة',
    'فحمات سيراميك',
    'Front bumper',
    'حساس ABS خلفي',
  ])('%s: it does not', async (name) => expect(await says(name)).toBe(false));

  it.each(['قطعة', 'طقم', 'برغي'])('%s: they say nothing', async (name) =>
    expect(await says(name)).toBeNull(),
  );
});

describe('the engine of a fitment', () => {
  const camry = { make: 'Toyota', model: 'Camry', yearFrom: 2007, yearTo: 2011, engine: '2.4L' };
  const named = async (name: string, category?: string) => {
    const id = await part(camry);
    await call('PUT', `/products/${id}`, { name, ...(category && { categoryId: category }) });
    return id;
  };

  it('excludes other engines only of parts that depend on it, everywhere', async () => {
    const v6 = await create({ vehicleModel: 'Camry', year: 2009, engine: '3.5L' });
    const filter = await named('فلتر زيت');
    const bumper = await named('صدام أمامي');
    expect(await partsOf(v6._id)).toEqual([bumper]);
    const query = new URLSearchParams({ make: 'Toyota', model: 'Camry', year: '2009', engine: '3.5L' });
    const found = (await call('GET', `/catalogue/parts?${query}`)).json().data;
    expect(found.map(({ _id }: { _id: string }) => _id)).toEqual([bumper]);
    const vehicles = async (id: string) =>
      (await call('GET', `/vehicles/compatible-with-part/${id}`)).json().data.length;
    expect([await vehicles(filter), await vehicles(bumper)]).toEqual([0, 1]);
  });

  it('follows what the owner says of the category', async () => {
    const v6 = await create({ vehicleModel: 'Camry', year: 2010, engine: '3.5L' });
    const body = await post('/parts-categories', { name_ar: 'الهيكل', name_en: 'Body', engineMatters: true });
    const bumper = await named('صدام خلفي', body._id);
    expect(await partsOf(v6._id)).not.toContain(bumper);
    await call('PUT', `/parts-categories/${body._id}`, { engineMatters: null });
    expect(await partsOf(v6._id)).toContain(bumper);
  });

  it('is left out when a car is removed from a part that does not depend on it', async () => {
    const v6 = await create({ vehicleModel: 'Avalon', year: 2010, engine: '3.5L' });
    await create({ vehicleModel: 'Avalon', year: 2010, engine: '2.5L' });
    const door = await part({ make: 'Toyota', model: 'Avalon', yearFrom: 2009, yearTo: 2011 });
    await call('PUT', `/products/${door}`, { name: 'باب أمامي' });
    await call('DELETE', `/vehicles/${v6._id}/compatible-parts`, { partId: door });
    expect(await fitments(door)).toEqual([
      ['Toyota', 'Avalon', 2009, 2009, ''],
      ['Toyota', 'Avalon', 2011, 2011, ''],
    ]);
    expect(await partsOf(v6._id)).not.toContain(door);
  });
});
