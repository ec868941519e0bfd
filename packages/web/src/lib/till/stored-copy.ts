import { pack, unpack, type CopyPortion, type StoredChunk, type StoredMark } from '@turoos/till';
import { promisifyRequest } from 'idb-keyval';
import { transact } from './till-db';

const markKey = 'mark';
const settingsKey = 'settings';

type Packed = Uint8Array<ArrayBuffer>;

export interface StoredCopy {
  mark: StoredMark;
  settings: string | undefined;
  chunks: StoredChunk[];
}

export const readMark = (): Promise<StoredMark | undefined> =>
  transact(['copy'], 'read', (store) => promisifyRequest(store('copy').get(markKey)));

/** Reads the stored copy, or some of its chunks; undefined when there is none. Throws when a chunk is damaged. */
export async function readCopy(only?: readonly string[]): Promise<StoredCopy | undefined> {
  const found = await transact(['copy'], 'read', async (store) => {
    const copy = store('copy');
    const all = only ?? ((await promisifyRequest(copy.getAllKeys())) as string[]);
    const keys = all.filter((key) => key !== markKey && key !== settingsKey);
    const get = <T>(key: string): Promise<T | undefined> => promisifyRequest(copy.get(key));
    const mark = await get<StoredMark>(markKey);
    const settings = await get<Packed>(settingsKey);
    return { mark, settings, keys, chunks: await Promise.all(keys.map((key) => get<Packed>(key))) };
  });
  const { mark, settings, chunks, keys } = found;
  if (!mark) return undefined;
  return {
    mark,
    settings: settings && (await unpack(settings)),
    chunks: await Promise.all(
      keys.map(async (key, place) => {
        const packed = chunks[place];
        if (!packed) throw new Error(`the chunk ${key} is missing`);
        return { key, text: await unpack(packed) };
      }),
    ),
  };
}

/**
 * Stores a portion, unless the stored copy is not the one that it continues: another tab has stored something, or the
 * copy was deleted. Returns whether it was stored.
 */
export async function storePortion(portion: CopyPortion, continues: string | undefined): Promise<boolean> {
  const packed = await Promise.all(
    portion.chunks.map(async ({ key, text }) => ({ key, bytes: await pack(text) })),
  );
  const settings = portion.settings === undefined ? undefined : await pack(portion.settings);
  return transact(['copy'], 'write', async (store) => {
    const copy = store('copy');
    const stored = await promisifyRequest<StoredMark | undefined>(copy.get(markKey));
    if (portion.isAnew) copy.clear();
    else if (stored?.at !== continues) return false;
    for (const { key, bytes } of packed) copy.put(bytes, key);
    if (settings) copy.put(settings, settingsKey);
    await promisifyRequest(copy.put(portion.mark, markKey));
    return true;
  });
}

export const deleteCopy = (): Promise<void> =>
  transact(['copy'], 'write', async (store) => {
    await promisifyRequest(store('copy').clear());
  });
