import { tillsApi, type TillAnswer, type TillState } from '@turoos/contract';
import { resumed, unsent, type StopReason } from '@turoos/till';
import { call } from '@/lib/http/api';
import { ApiError } from '@/lib/http/api-error';
import { movedAddresses } from '@/lib/http/moved-addresses';
import { diskFacts } from '@/lib/platform/disk';
import { accessToken } from '@/lib/session/tokens';
import { noteSellerKey } from './seller-key';
import { failureOf, isAbsent } from './send-sales';
import { changeOutbox, readNumbers } from './stored-outbox';
import { credentialsOf, randomSecret } from './till-credentials';
import { getMeta, setMeta, transact, writeMeta, type StoredDevice } from './till-db';

/** Answers are small, and the clerk waits for the decision whether the server is there. */
const patience = 5000;

/** What a contact found out; 'unclear' when it says nothing about the server, such as too many requests. */
export type Contact = { till: TillState } | { stopped: StopReason } | 'away' | 'unclear';

/**
 * Tells the server the state of this till and stores what it answers. The next token is on the disk before it is sent,
 * and an unanswered contact is repeated with it: so the server knows this till from a copy of it.
 */
export async function contactServer({ emptied = false } = {}): Promise<Contact> {
  const device = await transact(['meta'], 'safe', async (store) => {
    const stored = await getMeta(store('meta'), 'device');
    if (!stored) return undefined;
    const ready = { ...stored, next: stored.next ?? randomSecret() };
    await setMeta(store('meta'), 'triedAt', Date.now());
    await setMeta(store('meta'), 'device', ready);
    return ready;
  });
  if (!device) return 'unclear';
  if (!accessToken()) return noteStop('signed out');
  try {
    const body = await bodyOf(device, emptied);
    const answer = await call(tillsApi.contact, { body }, { till: credentialsOf(device), timeout: patience });
    const { sellerKey, ...till }: TillAnswer = answer;
    noteSellerKey(sellerKey);
    await noteContact(device, till);
    return { till };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'MOVED') return noteMoved(error);
    const failure = failureOf(error);
    if (isAbsent(failure)) return 'away';
    if (!failure.code) return 'unclear';
    // whatever it says, the shop's server is there
    await writeMeta('awaySince', null);
    if (failure.status === 401) return noteStop('signed out');
    if (failure.status === 403) return noteStop('no right');
    if (failure.code === 'UNKNOWN_TILL') return noteStop('till');
    return 'unclear';
  }
}

async function bodyOf({ token, next }: StoredDevice & { next: string }, emptied: boolean) {
  const { seq, outbox } = await readNumbers();
  const waiting = unsent(outbox);
  return {
    token,
    next,
    seq,
    waiting: waiting.length,
    waitingSince: waiting[0]?.sale.madeAt ?? null,
    now: new Date(),
    appVersion: appVersion(),
    emptied,
    ...(await diskFacts()),
  };
}

/** The mark of this build in the name of the app's own file, which comes after those of libraries. */
const appVersion = (): string =>
  [...document.querySelectorAll<HTMLScriptElement>('script[type=module]')]
    .at(-1)
    ?.src.match(/-([\w-]{8})\.js$/)?.[1] ?? '';

async function noteContact(device: StoredDevice & { next: string }, till: TillState): Promise<void> {
  const wasAway = await transact(['meta'], 'safe', async (store) => {
    const meta = store('meta');
    const awaySince = await getMeta(meta, 'awaySince');
    await setMeta(meta, 'device', { ...device, name: till.name, token: device.next, next: null });
    await setMeta(meta, 'till', till);
    await setMeta(meta, 'awaySince', null);
    await setMeta(meta, 'moved', null);
    return awaySince !== undefined;
  });
  await changeOutbox((outbox) => (wasAway || outbox.stopped !== null ? resumed(outbox) : outbox));
}

/** The computer that was the shop answers: it books nothing any more, and knows where the shop is. */
async function noteMoved(error: ApiError): Promise<Contact> {
  const moved = { message: error.message, addresses: movedAddresses(error) };
  await transact(['meta'], 'safe', async (store) => {
    const meta = store('meta');
    await setMeta(meta, 'moved', moved);
    await setMeta(meta, 'awaySince', (await getMeta(meta, 'awaySince')) ?? Date.now());
  });
  return 'unclear';
}

async function noteStop(stopped: StopReason): Promise<Contact> {
  await changeOutbox((outbox) => ({ ...outbox, stopped }));
  return { stopped };
}
