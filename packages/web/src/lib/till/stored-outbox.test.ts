import { acknowledged, retried } from '@turoos/till';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSale, fakeTill, idOf } from '../../../test/fake-till';
import { readMark, storePortion } from './stored-copy';
import { changeOutbox, keepSale, readOutbox } from './stored-outbox';
import { transact, writeMeta } from './till-db';

beforeEach(fakeTill);
afterEach(() => vi.restoreAllMocks());

const portion = { isAnew: true, chunks: [{ key: 'p0', text: '[]' }], settings: '{}' };
const fillCopy = () => storePortion({ ...portion, mark: { form: 1, at: 'x', upTo: null } }, undefined);

/** A disk that has no room for sales while it holds the copy. */
async function fillDisk(isFullWithoutCopy = false): Promise<void> {
  await fillCopy();
  const prototype = await transact(['outbox'], 'read', (store) => Object.getPrototypeOf(store('outbox')));
  const { add, clear } = prototype;
  let hasCopy = true;
  vi.spyOn(prototype, 'clear').mockImplementation(function (this: IDBObjectStore) {
    hasCopy = isFullWithoutCopy;
    return clear.call(this);
  });
  vi.spyOn(prototype, 'add').mockImplementation(function (this: IDBObjectStore, ...given: unknown[]) {
    if (hasCopy) throw new DOMException('full', 'QuotaExceededError');
    return add.apply(this, given);
  });
}

describe('a sale', () => {
  it('gets the next number, and keeps it when it is stored twice', async () => {
    expect(await keepSale(aSale(1))).toEqual({ seq: 1, number: 'K3-000001' });
    expect(await keepSale(aSale(2))).toEqual({ seq: 2, number: 'K3-000002' });
    expect(await keepSale(aSale(1))).toEqual({ seq: 1, number: 'K3-000001' });
    expect((await readOutbox()).entries).toHaveLength(2);
  });

  it('gets a number of its own when several are stored at once', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, (_, number) => keepSale(aSale(number))));
    expect(new Set(all.map(({ number }) => number)).size).toBe(20);
  });

  it('goes on behind the numbers that the server knows', async () => {
    await writeMeta('till', { lastSeq: 41 } as never);
    expect(await keepSale(aSale(1))).toMatchObject({ number: 'K3-000042' });
  });

  it('makes room for itself by the copy', async () => {
    await fillDisk();
    expect(await keepSale(aSale(1))).toMatchObject({ seq: 1 });
    expect(await readMark()).toBeUndefined();
    expect((await readOutbox()).entries).toHaveLength(1);
  });

  it('that does not fit at all uses up no number', async () => {
    await fillDisk(true);
    await expect(keepSale(aSale(1))).rejects.toMatchObject({ name: 'QuotaExceededError' });
    vi.restoreAllMocks();
    expect(await keepSale(aSale(1))).toMatchObject({ seq: 1 });
  });
});

describe('the outbox', () => {
  it('stores what changed, and why it is stopped', async () => {
    await keepSale(aSale(1));
    await keepSale(aSale(2));
    await changeOutbox((outbox) => ({ ...acknowledged(outbox, idOf(1), {} as never), stopped: 'till' }));
    await changeOutbox((outbox) => retried(outbox, idOf(2)));
    const { entries, stopped } = await readOutbox();
    expect(entries.map(({ status }) => status)).toEqual(['acknowledged', 'waiting']);
    expect(stopped).toBe('till');
    await changeOutbox(() => ({ entries: entries.slice(1), stopped: null }));
    expect(await readOutbox()).toMatchObject({ entries: [{ id: idOf(2) }], stopped: null });
  });
});
