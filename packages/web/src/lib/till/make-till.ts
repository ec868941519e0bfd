import { ltr, tillsApi, type NewTill } from '@turoos/contract';
import { call } from '@/lib/http/api';
import { askToPersist } from '@/lib/platform/disk';
import { newId } from '@/lib/platform/new-id';
import { kept } from './empty-till';
import { readOutbox } from './stored-outbox';
import { rememberTill } from './till-device';
import { randomSecret } from './till-credentials';
import { deleteTillDb, readMeta, setMeta, transact, writeMeta, type Meta } from './till-db';

/** Makes this browser a till on the server and stores what it proves itself by. Throws a text for the user. */
export async function registerTill(input: Omit<NewTill, 'secret' | 'token'>): Promise<void> {
  const former = await readMeta('device');
  if (former && kept(await readOutbox()).length > 0) {
    rememberTill(former);
    throw new Error(
      `هذا المتصفح نقطة البيع ${ltr(former.code)} وفيه فواتير لم تصل إلى الخادم بعد، أعد تحميل الصفحة وأرسلها أولاً`,
    );
  }
  if (former) await deleteTillDb();
  // a refusal is an answer too: the till says so, and the owner may allow it in the browser
  await askToPersist();
  const { key, secret, token } = await askedFor(JSON.stringify(input));
  const till = await call(tillsApi.create, { body: { ...input, secret, token } }, { key });
  const { _id: id, code, name } = till;
  await transact(['meta'], 'safe', async (store) => {
    await setMeta(store('meta'), 'device', { id, code, name, secret, token, next: null });
    await setMeta(store('meta'), 'asked', null);
  });
  rememberTill({ id, code, name });
}

/** What the server is asked with. If its answer was lost, the same is asked again and makes no second till. */
async function askedFor(input: string): Promise<Meta['asked']> {
  const before = await readMeta('asked');
  if (before?.input === input) return before;
  const asked = { key: newId(), input, secret: randomSecret(), token: randomSecret() };
  await writeMeta('asked', asked);
  return asked;
}
