import { promisifyRequest } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSale, fakeTillDb, storeDevice } from '../../../test/fake-till';
import { keepSale, readOutbox } from './stored-outbox';
import { NewerDatabase, openTillDb, readMeta, tillDatabase, transact, writeMeta } from './till-db';

beforeEach(fakeTillDb);
afterEach(() => vi.unstubAllGlobals());

/** As another tab that runs another version of the app. */
async function elsewhere(version: number, upgrade: (db: IDBDatabase) => void): Promise<void> {
  const request = indexedDB.open(tillDatabase, version);
  request.addEventListener('upgradeneeded', () => upgrade(request.result));
  (await promisifyRequest(request)).close();
}

describe('the database of a till', () => {
  it('of version 1 keeps the sales that wait in it when it is upgraded', async () => {
    await elsewhere(1, (db) => {
      db.createObjectStore('copy');
      db.createObjectStore('meta');
      db.createObjectStore('outbox', { keyPath: 'id' });
      db.createObjectStore('kept');
    });
    await storeDevice();
    const { number } = await keepSale(aSale(1));
    const { version } = await openTillDb();
    await elsewhere(version + 1, (db) => db.createObjectStore('later'));
    const steps = Array.from({ length: version + 1 }, () => () => undefined);
    await openTillDb(steps);
    expect((await readOutbox()).entries.map(({ sale }) => sale.number)).toEqual([number]);
    expect(await readMeta('seq')).toBe(1);
  });

  it('lets a newer version of the app upgrade it, and says so when it is used by the old one', async () => {
    await writeMeta('seq', 7);
    await elsewhere(99, (db) => db.createObjectStore('later'));
    await expect(readMeta('seq')).rejects.toThrow(NewerDatabase);
  });

  it('writes nothing when a transaction fails in its middle', async () => {
    const failing = transact(['meta'], 'safe', async (store) => {
      await promisifyRequest(store('meta').put(5, 'seq'));
      throw new Error('killed');
    });
    await expect(failing).rejects.toThrow('killed');
    expect(await readMeta('seq')).toBeUndefined();
  });

  it('makes sure that sales are on the disk', async () => {
    await storeDevice();
    const opened = vi.spyOn(await openTillDb(), 'transaction');
    await keepSale(aSale(1));
    expect(opened.mock.calls.at(-1)).toEqual([['outbox', 'meta'], 'readwrite', { durability: 'strict' }]);
  });
});
