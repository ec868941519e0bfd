import type { SessionUser } from '@turoos/contract';
import { openText, sealText, type SealedText } from '@/lib/platform/seal-text';
import { slowHash } from '@/lib/platform/slow-hash';
import { createStore } from '@/lib/state/store';
import { rememberSellerKey, sellerKeyOf } from '@/lib/till/seller-key';
import type { TillRuntime } from '@/lib/till/runtime';

/** What proves a PIN, and whom it unlocks the till for. The PIN itself is stored nowhere. */
interface Pin {
  user: SessionUser;
  salt: Uint8Array<ArrayBuffer>;
  hash: Uint8Array;
  rounds: number;
  /** The key by which the person proves sales here, locked by the PIN. */
  key?: { salt: Uint8Array<ArrayBuffer>; sealed: SealedText };
}
type Pins = Record<string, Pin>;

interface Tries {
  wrong: number;
  /** Milliseconds since 1970, before which no PIN is looked at. */
  notBefore: number;
}

const ROUNDS = 310_000;
const MINUTE = 60_000;
export const pinShape = /^\d{4,8}$/;

const pinsOf = (runtime: TillRuntime) => runtime.keep<Pins>('pins');
const triesOf = (runtime: TillRuntime, user: string) => runtime.keep<Tries>(`pin tries of ${user}`);

/** How many PINs were set on this page, for those who show whether one is missing. */
export const pinChanges = createStore(0);

/** Lets the user unlock this till by a PIN; a former one no longer does. */
export async function setPin(runtime: TillRuntime, user: SessionUser, pin: string): Promise<void> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const hash = await slowHash(pin, salt, ROUNDS);
  const key = await sealedKey(user._id, pin);
  const pins = (await pinsOf(runtime).get()) ?? {};
  await pinsOf(runtime).set({
    ...pins,
    [user._id]: { user, salt, hash, rounds: ROUNDS, ...(key && { key }) },
  });
  await triesOf(runtime, user._id).remove();
  pinChanges.set(pinChanges.get() + 1);
}

/** Returns those who have a PIN on this till. */
export const peopleWithPin = async (runtime: TillRuntime): Promise<SessionUser[]> =>
  Object.values((await pinsOf(runtime).get()) ?? {}).map(({ user }) => user);

export const hasPin = async (runtime: TillRuntime, user: string): Promise<boolean> =>
  user in ((await pinsOf(runtime).get()) ?? {});

/** One, two, four seconds and so on, up to a minute. */
export const delayAfter = (wrong: number): number =>
  Math.min(MINUTE, wrong === 0 ? 0 : 1000 * 2 ** (wrong - 1));

/** Returns the milliseconds until the next PIN of this person is looked at; a clock that was set back adds none. */
export async function waitFor(runtime: TillRuntime, user: string, now = Date.now()): Promise<number> {
  const { wrong = 0, notBefore = 0 } = (await triesOf(runtime, user).get()) ?? {};
  return Math.min(delayAfter(wrong), Math.max(0, notBefore - now));
}

/** Whether the PIN is the person's. It counts as wrong until it is proven, so that closing the page gains nothing. */
export async function isRightPin(
  runtime: TillRuntime,
  user: string,
  pin: string,
  now = Date.now(),
): Promise<boolean> {
  if ((await waitFor(runtime, user, now)) > 0) return false;
  const known = (await pinsOf(runtime).get())?.[user];
  const wrong = ((await triesOf(runtime, user).get())?.wrong ?? 0) + 1;
  await triesOf(runtime, user).set({ wrong, notBefore: now + delayAfter(wrong) });
  if (!known) return false;
  const hash = await slowHash(pin, known.salt, known.rounds);
  if (!hash.every((byte, index) => byte === known.hash[index])) return false;
  await triesOf(runtime, user).remove();
  await openKey(user, known, pin);
  return true;
}

/** Another hash than the one that proves the PIN, which is stored. */
const keyHash = (pin: string, salt: Uint8Array<ArrayBuffer>, rounds: number): Promise<Uint8Array> =>
  slowHash(`${pin} key`, salt, rounds);

async function sealedKey(user: string, pin: string): Promise<Pin['key']> {
  const key = sellerKeyOf(user);
  if (key === undefined) return undefined;
  const salt = crypto.getRandomValues(new Uint8Array(16));
  return { salt, sealed: await sealText(await keyHash(pin, salt, ROUNDS), key) };
}

async function openKey(user: string, { key: locked, rounds }: Pin, pin: string): Promise<void> {
  if (!locked) return;
  const key = await openText(await keyHash(pin, locked.salt, rounds), locked.sealed);
  rememberSellerKey({ user, key });
}
