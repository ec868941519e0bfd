import { productTexts } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { useAdmin } from '../../../test/admin';

const { call, post, rows, failure } = useAdmin();

const arm = (partNumber: string, fields: object = {}) =>
  post('/products', { name: 'مقص', partNumber, ...fields });
const found = async (q: string) =>
  (await rows(`/products/search?q=${encodeURIComponent(q)}`)).map(
    ({ partNumber }: { partNumber: string }) => partNumber,
  );

describe('the place of a part on the car', () => {
  it('is kept, said beside the name, and found by its words', async () => {
    const camry = { make: 'Toyota', model: 'Camry', yearFrom: 2007, yearTo: 2011 };
    const right = await arm('ARM-R', { side: 'right', axle: 'front', vehicleCompatibility: [camry] });
    await arm('ARM-L', { side: 'left', axle: 'front', vehicleCompatibility: [camry] });
    expect(right).toMatchObject({ side: 'right', axle: 'front', position: '', placeNote: 'أمامي يمين' });
    expect((await found('مقص امامي يمين كامري 2008'))[0]).toBe('ARM-R');
    expect((await found('مقص قدام شمال كامري 2008'))[0]).toBe('ARM-L');
    await call('PUT', `/products/${right._id}`, { side: 'left', name: 'مقص يسار' });
    const { data } = (await call('GET', `/products/${right._id}`)).json();
    expect(data).toMatchObject({ side: 'left', placeNote: 'أمامي' });
    expect((await found('مقص يمين كامري'))[0]).not.toBe('ARM-R');
  });

  it('is one of those known', async () => {
    const reply = await call('POST', '/products', { name: 'مقص', partNumber: 'ARM-X', side: 'top' });
    expect(reply.statusCode).toBe(400);
  });
});

describe('the months of a fitment', () => {
  it('are kept at the ends of its years', async () => {
    const fitment = {
      make: 'Toyota',
      model: 'Camry',
      yearFrom: 2007,
      monthFrom: 6,
      yearTo: 2011,
      monthTo: 3,
    };
    const { vehicleCompatibility } = await arm('ARM-M', { vehicleCompatibility: [fitment] });
    expect(vehicleCompatibility).toMatchObject([fitment]);
  });

  it.each([
    [{ yearFrom: 2007, monthFrom: 6, yearTo: 2007, monthTo: 3 }, productTexts.years],
    [{ yearFrom: 2007, monthTo: 3 }, productTexts.monthWithoutYear],
    [{ monthFrom: 3 }, productTexts.monthWithoutYear],
  ])('%j is refused', async (years, message) => {
    const body = { name: 'مقص', partNumber: 'ARM-N', vehicleCompatibility: [{ make: 'Toyota', ...years }] };
    expect((await failure('POST', '/products', body))[1]).toBe(message);
  });
});
