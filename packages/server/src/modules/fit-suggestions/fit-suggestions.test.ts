import { fitGone, type FitSuggestion } from '@turoos/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { useSales } from '../../../test/sales';

const shop = useSales();
const { part, sell, done, refusal } = shop;
afterAll(() => shop.expectBooksHold());

const camry = (year = 2008) => ({ make: 'تويوتا', model: 'كامري', year });
const sellFor = (product: string, car: object) => sell({ items: [{ product, quantity: 1 }], car });
const about = async (product: string): Promise<FitSuggestion[]> =>
  (await shop.manager.call('GET', `/fit-suggestions?product=${product}`)).json().data;
const fitments = async (product: string) =>
  (await done('GET', `/products/${product}`)).vehicleCompatibility.map(
    ({ make, model, yearFrom, yearTo }: Record<string, unknown>) => [make, model, yearFrom, yearTo],
  );
const fit = (product: string, ...vehicleCompatibility: object[]) =>
  done('PUT', `/products/${product}`, { vehicleCompatibility });
const unfit = (sale: { _id: string }, more: object = {}) =>
  done('POST', `/sales/${sale._id}/refund`, { refundAmount: 15, unfit: true, ...more });

describe('what sales say about the cars of a part', () => {
  it('is suggested after two sales for a car that it is not recorded for', async () => {
    const product = await part();
    await sellFor(product, camry(2008));
    expect(await about(product)).toEqual([]);
    await sellFor(product, { make: 'Toyota', model: 'Camry', year: 2007 });
    await sellFor(product, camry(2011));
    expect(await about(product)).toMatchObject([
      {
        kind: 'fits',
        part: { _id: product },
        make: 'Toyota',
        model: 'Camry',
        years: [2007, 2008, 2011],
        sold: 3,
        returned: 0,
      },
    ]);
  });

  it('counts neither cancelled nor held sales, nor goods that came back for other reasons', async () => {
    const product = await part();
    await sellFor(product, camry());
    const cancelled = await sellFor(product, camry());
    await done('PUT', `/sales/${cancelled._id}/cancel`);
    const changed = await sellFor(product, camry());
    await done('POST', `/sales/${changed._id}/refund`, { refundAmount: 15 });
    await sell({ items: [{ product, quantity: 1 }], car: camry(), status: 'pending' });
    expect(await about(product)).toEqual([]);
  });

  it('says nothing about cars that the part is recorded for, in any spelling', async () => {
    const product = await part();
    await fit(product, { make: 'تويوتا', model: 'كامري', yearFrom: 2007, yearTo: 2011 });
    await sellFor(product, camry());
    await sellFor(product, camry());
    expect(await about(product)).toEqual([]);
    await sellFor(product, camry(2012));
    await sellFor(product, camry(2012));
    expect(await about(product)).toMatchObject([{ years: [2012], sold: 2 }]);
  });

  it('is outweighed by what came back because it did not fit', async () => {
    const product = await part();
    await sellFor(product, camry());
    await sellFor(product, camry());
    await sellFor(product, camry());
    await unfit(await sellFor(product, camry()));
    expect(await about(product)).toEqual([]);
    await sellFor(product, camry());
    expect(await about(product)).toMatchObject([{ sold: 4, returned: 1 }]);
  });
});

describe('a part that came back from a car it is recorded for', () => {
  it('is doubted, and loses that year when the doubt is accepted', async () => {
    const product = await part();
    await fit(product, { make: 'Toyota', model: 'Camry', yearFrom: 2007, yearTo: 2011 });
    const sale = await sell({ items: [{ product, quantity: 1 }] });
    const back = await unfit(sale, { car: camry(2009) });
    expect(back.car).toMatchObject({ make: 'Toyota', model: 'Camry', year: 2009 });
    const [doubt] = await about(product);
    expect(doubt).toMatchObject({ kind: 'doubt', years: [2009], sold: 0, returned: 1 });
    const { kind, make, model, years } = doubt as FitSuggestion;
    await done('POST', '/fit-suggestions/accept', { kind, product, make, model, years });
    expect(await fitments(product)).toEqual([
      ['Toyota', 'Camry', 2007, 2008],
      ['Toyota', 'Camry', 2010, 2011],
    ]);
    expect(await about(product)).toEqual([]);
  });
});

describe('a suggestion', () => {
  it('becomes a fitment when it is accepted, by runs of years', async () => {
    const product = await part();
    for (const year of [2007, 2008, 2011]) await sellFor(product, camry(year));
    const [{ kind, make, model, years }] = (await about(product)) as [FitSuggestion];
    await done('POST', '/fit-suggestions/accept', { kind, product, make, model, years });
    expect(await fitments(product)).toEqual([
      ['Toyota', 'Camry', 2007, 2008],
      ['Toyota', 'Camry', 2011, 2011],
    ]);
    expect(await about(product)).toEqual([]);
  });

  it('is accepted once, and only as far as sales support it', async () => {
    const product = await part();
    for (const year of [2007, 2008]) await sellFor(product, camry(year));
    const accept = (model: string, years: number[], kind = 'fits') =>
      shop.manager.call('POST', '/fit-suggestions/accept', { kind, product, make: 'Toyota', model, years });
    for (const one of [
      accept('Camry', [2007, 2020]),
      accept('F40', [2007]),
      accept('Camry', [2007], 'doubt'),
    ])
      expect((await one).json().message).toBe(fitGone);
    const both = await Promise.all([accept('Camry', [2007, 2008]), accept('Camry', [2007, 2008])]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await fitments(product)).toEqual([['Toyota', 'Camry', 2007, 2008]]);
  });

  it('is not made again when it was dismissed, and the list knows all parts', async () => {
    const product = await part();
    for (const year of [2007, 2008]) await sellFor(product, camry(year));
    const all = (await shop.manager.call('GET', '/fit-suggestions')).json();
    expect(all.data.map((one: FitSuggestion) => one.part._id)).toContain(product);
    await done('POST', '/fit-suggestions/dismiss', {
      kind: 'fits',
      product,
      make: 'Toyota',
      model: 'CAMRY',
    });
    expect(await about(product)).toEqual([]);
    expect(await fitments(product)).toEqual([]);
  });

  it('is decided by those who may edit parts', async () => {
    const product = await part();
    const body = { kind: 'fits', product, make: 'Toyota', model: 'Camry' };
    expect((await refusal('POST', '/fit-suggestions/dismiss', body, shop.clerk))[0]).toBe(403);
    const accept = { ...body, years: [2008] };
    expect((await refusal('POST', '/fit-suggestions/accept', accept, shop.clerk))[0]).toBe(403);
  });
});
