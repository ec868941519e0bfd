import { del, entries, get, promisifyRequest, update, type UseStore } from 'idb-keyval';
import { newId } from '@/lib/platform/new-id';
import {
  isNews,
  orphans,
  ownedBy,
  pageOf,
  takenOver,
  type DraftRecord,
  type StoredDraft,
} from './draft-records';
import { announceTab, openTabs, tabName } from './open-tabs';

let database: Promise<IDBDatabase> | undefined;

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('turoos-drafts');
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore('drafts'));
  return promisifyRequest(request);
}

/** Strict durability: a saved draft is on the disk, so it survives a power cut. */
const store: UseStore = async (mode, callback) => {
  database ??= openDatabase();
  const opened = await database.catch((error: unknown) => {
    // The next call tries again: the browser may lack space only for a moment.
    database = undefined;
    throw error;
  });
  return callback(opened.transaction('drafts', mode, { durability: 'strict' }).objectStore('drafts'));
};

export interface DraftKeeper<T> {
  /** The draft taken over from a closed page; `isNews` tells whether it may surprise the user. */
  recovered: { value: T; at: number; isNews: boolean } | null;
  save: (value: T) => Promise<void>;
  clear: () => Promise<void>;
}

/**
 * Stores one draft per open page. `scope` names the form and its user. Of the drafts that no open page owns,
 * the newest that `wants` accepts is taken over. Call `leave` when the page closes.
 */
export function openDraft<T>(
  scope: string,
  wants: (value: T) => boolean,
): { keeper: Promise<DraftKeeper<T>>; leave: () => void } {
  const me = pageOf(tabName(), newId());
  const stopAnswering = announceTab(scope, me);
  let gone = false;
  const open = async (): Promise<DraftKeeper<T>> => {
    const found = await takeOrphan(scope, me, (value: T) => !gone && wants(value)).catch(() => null);
    return keeperOf(scope, me, found);
  };
  return {
    keeper: open(),
    leave: () => {
      gone = true;
      stopAnswering();
    },
  };
}

async function takeOrphan<T>(scope: string, me: string, wants: (value: T) => boolean) {
  const stored = await storedUnder<T>(scope);
  if (stored.length === 0) return null;
  for (const [id, { owner, value, at }] of orphans(stored, await openTabs(scope))) {
    if (!wants(value)) continue;
    await update<DraftRecord<T>>(id, (now) => takenOver(now ?? { owner, value, at }, owner, me), store);
    if (ownedBy(await get<DraftRecord<T>>(id, store), me))
      return { id, value, at, isNews: isNews({ owner, value, at }, tabName(), Date.now()) };
  }
  return null;
}

const storedUnder = async <T>(scope: string): Promise<StoredDraft<T>[]> =>
  (await entries<string, DraftRecord<T>>(store)).filter(([id]) => id.startsWith(`${scope}/`));

function keeperOf<T>(
  scope: string,
  me: string,
  found: (NonNullable<DraftKeeper<T>['recovered']> & { id: string }) | null,
): DraftKeeper<T> {
  let id = found?.id ?? `${scope}/${newId()}`;

  /** A suspended page may have lost its draft to another page; it then saves under a new id. */
  const save = async (value: T) => {
    let mine = true;
    const written = { owner: me, at: Date.now(), value };
    await update<DraftRecord<T>>(
      id,
      (now) => {
        mine = ownedBy(now, me);
        return mine || !now ? written : now;
      },
      store,
    );
    if (mine) return;
    id = `${scope}/${newId()}`;
    await update<DraftRecord<T>>(id, () => written, store);
  };
  const clear = async () => {
    if (ownedBy(await get<DraftRecord<T>>(id, store), me)) await del(id, store);
  };
  return { recovered: found, save, clear };
}
