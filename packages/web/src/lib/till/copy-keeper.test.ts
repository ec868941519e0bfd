import { copyForm, partRows, type CopiedPart } from '@turoos/contract';
import { pack } from '@turoos/till';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSale, fakeTill, idOf } from '../../../test/fake-till';
import { CopyKeeper, type CopyNews } from './copy-keeper';
import { readMark } from './stored-copy';
import { keepSale, readOutbox } from './stored-outbox';
import { transact } from './till-db';

let news: CopyNews[];
let keeper: CopyKeeper;

beforeEach(async () => {
  await fakeTill();
  news = [];
  keeper = new CopyKeeper((one) => news.push(one));
});
afterEach(() => vi.restoreAllMocks());

const aPart = (number: number, price = 100): CopiedPart => ({
  id: idOf(number),
  name: `فلتر ${number}`,
  partNumber: `P-${number}`,
  searchText: ` فلتر ${number} p${number}`,
  barcode: '',
  code: '',
  supplierPartNumber: '',
  numbers: [],
  brand: '',
  isUsed: false,
  price,
  unit: 'piece',
  wholesalePrice: 0,
  tierPrices: [],
  priceBreaks: [],
  popularity: 1,
  replacedBy: null,
  warehouse: idOf(1),
  shelf: '',
  stock: [[idOf(1), 5]],
  minLevel: 0,
  isActive: true,
});

const noon = '2026-11-17T12:00:00.000Z';
const start = (anew = true) => ({ form: copyForm, anew });
const part = (number: number, price?: number) => ({ p: partRows.toRow(aPart(number, price)) });
const mark = (at: string, upTo: string | null = noon) => ({ at, upTo });
const bytes = (...lines: object[]) =>
  new TextEncoder().encode(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));

const fill = () => keeper.feed(bytes(start(), part(1), part(2), mark('1')));
const prices = (of: CopyKeeper) => of.searchParts('فلتر', 9).map(({ price }) => price);
async function reopened() {
  const other = new CopyKeeper(() => undefined);
  return { other, since: await other.catchUp() };
}

describe('the copy of a till', () => {
  it('is stored at each mark, wherever the stream is cut into pieces, and loaded again', async () => {
    const stream = bytes(start(), part(1), mark('1', null), part(2), mark('2'), part(3));
    for (const byte of stream) await keeper.feed(Uint8Array.of(byte));
    const { other, since } = await reopened();
    expect(since).toBe('2');
    expect(other.facts()).toEqual({ upTo: new Date(noon), parts: 2 });
    expect(other.searchParts('p2', 5)).toEqual([aPart(2)]);
  });

  it('of another tab takes over what was stored', async () => {
    await fill();
    const { other } = await reopened();
    await keeper.feed(bytes(start(false), part(2, 250), { g: { p: [idOf(1)], c: [] } }, mark('2')));
    for (const one of news.slice(1)) await other.hear(one);
    expect(prices(other)).toEqual([250]);
    expect(await other.catchUp()).toBe('2');
  });

  it('stores nothing over what another tab has stored meanwhile', async () => {
    await fill();
    const { other } = await reopened();
    await other.feed(bytes(start(false), part(1, 300), mark('2')));
    await expect(keeper.feed(bytes(start(false), part(2, 400), mark('3')))).rejects.toMatchObject({
      name: 'StoredElsewhere',
    });
    expect(await keeper.catchUp()).toBe('2');
    expect(prices(keeper).toSorted((a, b) => a - b)).toEqual([100, 300]);
  });

  it('lowers the stock by what was sold here and it does not know yet', async () => {
    await fill();
    const lines = [{ product: idOf(1), quantity: 2 }];
    keeper.setSales([{ lines, bookedAt: null }]);
    expect(keeper.part(idOf(1))?.stock).toEqual([[idOf(1), 3]]);
    keeper.setSales([{ lines, bookedAt: new Date('2026-11-17T13:00:00Z') }]);
    expect(keeper.scannedPart('P-1')?.stock).toEqual([[idOf(1), 3]]);
    await keeper.feed(bytes(start(false), mark('2', '2026-11-17T14:00:00.000Z')));
    expect(keeper.part(idOf(1))?.stock).toEqual([[idOf(1), 5]]);
  });
});

describe('a copy that cannot be used', () => {
  const damage: [string, string, () => Promise<unknown>][] = [
    ['with a chunk that does not unpack', 'p0', async () => Uint8Array.of(1, 2, 3)],
    ['with a chunk that is no rows', 'p0', () => pack('{"no": "rows"}')],
    ['of another form', 'mark', async () => ({ form: copyForm + 1, at: '1', upTo: noon })],
  ];

  it.each(damage)('%s is deleted and filled anew, and no sale is touched', async (_, key, made) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await keepSale(aSale(9));
    await fill();
    const broken = await made();
    await transact(['copy'], 'write', (store) => void store('copy').put(broken, key));
    const { other, since } = await reopened();
    expect(since).toBeUndefined();
    expect(await readMark()).toBeUndefined();
    expect((await readOutbox()).entries).toHaveLength(1);
    await other.feed(bytes(start(), part(1), mark('1')));
    expect((await reopened()).since).toBe('1');
  });

  it('because the disk is full stops the fill, and no sale is touched', async () => {
    await keepSale(aSale(9));
    await fill();
    const prototype = await transact(['copy'], 'read', (store) => Object.getPrototypeOf(store('copy')));
    const full = vi.spyOn(prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await expect(keeper.feed(bytes(start(false), part(3), mark('2')))).rejects.toMatchObject({
      name: 'QuotaExceededError',
    });
    full.mockRestore();
    expect((await readOutbox()).entries).toHaveLength(1);
    expect(await keeper.catchUp()).toBe('1');
    expect(keeper.facts().parts).toBe(2);
  });

  it('because the server is newer than the app leaves what is stored', async () => {
    await fill();
    const newer = { form: copyForm + 1, anew: true };
    await expect(keeper.feed(bytes(newer))).rejects.toMatchObject({ name: 'OtherForm' });
    expect(await keeper.catchUp()).toBe('1');
  });
});
