import type { TillState } from '@turoos/contract';
import type { StopReason } from '@turoos/till';
import { promisifyRequest } from 'idb-keyval';
import type { TillDevice } from './till-device';

/** What only the till itself knows: it proves itself by the secret, and that it is no copy of itself by the tokens. */
export interface StoredDevice extends TillDevice {
  secret: string;
  token: string;
  /** The token of a contact that was not answered yet: the contact is repeated with it. */
  next: string | null;
}

/** The shop is on another computer, and nothing that is sold here arrives there by itself. */
export interface MovedShop {
  /** «انتقل المتجر إلى …» */
  message: string;
  addresses: string[];
}

/** Single values, by their keys in the store "meta". Times are milliseconds since 1970. */
export interface Meta {
  device: StoredDevice;
  /** A till that the server was asked to make and that it has not confirmed. */
  asked: { key: string; input: string; secret: string; token: string };
  /** The highest number that a sale got here. */
  seq: number;
  /** As of the last contact. */
  till: TillState;
  awaySince: number;
  /** What the computer that was the shop says of where it is now; until a contact succeeds. */
  moved: MovedShop;
  stopped: StopReason;
  /** When some tab last tried to reach the server, and last began to bring the copy up to date. */
  triedAt: number;
  readAt: number;
}

type StoreName = 'copy' | 'meta' | 'outbox' | 'kept';

/** Each step brings a database to the next version. Steps are never changed, because sales may wait in old databases. */
const steps: readonly ((db: IDBDatabase) => void)[] = [
  (db) => {
    db.createObjectStore('copy');
    db.createObjectStore('meta');
    db.createObjectStore('outbox', { keyPath: 'id' });
    db.createObjectStore('kept');
  },
];

export const tillDatabase = 'turoos-till';

/** Thrown when another tab runs a newer version of the app. */
export class NewerDatabase extends Error {
  override readonly name = 'NewerDatabase';
  override readonly message = 'حُدّث تروس في نافذة أخرى، أعد تحميل هذه النافذة';
}

let opened: Promise<IDBDatabase> | undefined;

/** Opens the till's database, once for each tab. */
export function openTillDb(upgrades = steps): Promise<IDBDatabase> {
  opened ??= open(upgrades).catch((error: unknown) => {
    opened = undefined;
    throw (error as Error).name === 'VersionError' ? new NewerDatabase() : error;
  });
  return opened;
}

function open(upgrades: typeof steps): Promise<IDBDatabase> {
  const request = indexedDB.open(tillDatabase, upgrades.length);
  request.addEventListener('upgradeneeded', ({ oldVersion }) => {
    for (const upgrade of upgrades.slice(oldVersion)) upgrade(request.result);
  });
  return promisifyRequest(request).then((db) => {
    // a newer version of the app in another tab, or nobody will use the till any more
    db.addEventListener('versionchange', () => closeTillDb(db));
    db.addEventListener('close', () => (opened = undefined));
    return db;
  });
}

function closeTillDb(db: IDBDatabase): void {
  opened = undefined;
  db.close();
}

/** Deletes everything that the till keeps. */
export async function deleteTillDb(): Promise<void> {
  const db = await opened?.catch(() => undefined);
  if (db) closeTillDb(db);
  await promisifyRequest(indexedDB.deleteDatabase(tillDatabase));
}

type Work<T> = (store: (name: StoreName) => IDBObjectStore) => Promise<T> | T;

/**
 * Runs one transaction and resolves when it is complete. "safe" means that what it writes is on the disk then, and not
 * only with the operating system: a till is often on a battery.
 */
export async function transact<T>(
  stores: StoreName[],
  mode: 'read' | 'write' | 'safe',
  work: Work<T>,
): Promise<T> {
  const transaction = (await openTillDb()).transaction(stores, mode === 'read' ? 'readonly' : 'readwrite', {
    durability: mode === 'safe' ? 'strict' : 'default',
  });
  const completed = new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new DOMException('The transaction was aborted.', 'AbortError')),
    );
  });
  // the failure of the work itself is the one that is thrown
  completed.catch(() => undefined);
  let result: T;
  try {
    result = await work((name) => transaction.objectStore(name));
  } catch (error) {
    if (transaction.error === null) abort(transaction);
    throw transaction.error ?? error;
  }
  await completed;
  return result;
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // it has ended by itself
  }
}

/** No room on the disk for what was to be written. */
export const isFull = (error: unknown): boolean => (error as Error | null)?.name === 'QuotaExceededError';

export const getMeta = <K extends keyof Meta>(store: IDBObjectStore, key: K): Promise<Meta[K] | undefined> =>
  promisifyRequest(store.get(key));

/** Writes a value, or removes it if it is null. */
export const setMeta = async <K extends keyof Meta>(
  store: IDBObjectStore,
  key: K,
  value: Meta[K] | null,
): Promise<void> => {
  if (value === null) await promisifyRequest(store.delete(key));
  else await promisifyRequest(store.put(value, key));
};

export const readMeta = <K extends keyof Meta>(key: K): Promise<Meta[K] | undefined> =>
  transact(['meta'], 'read', (store) => getMeta(store('meta'), key));

export const writeMeta = <K extends keyof Meta>(key: K, value: Meta[K] | null): Promise<void> =>
  transact(['meta'], 'safe', (store) => setMeta(store('meta'), key, value));
