import { offlineSalesApi } from '@turoos/contract';
import { acknowledged, failed, nextStep, type Failure } from '@turoos/till';
import { call } from '@/lib/http/api';
import { ApiError } from '@/lib/http/api-error';
import { accessToken } from '@/lib/session/tokens';
import { changeOutbox, readOutbox, type TillEntry } from './stored-outbox';
import { credentialsOf } from './till-credentials';
import { readMeta, type StoredDevice } from './till-db';

/** What became of a round of sending. */
export interface Sent {
  /** When to try again; null: not before something changes. */
  again: number | null;
  /** The server did not answer. */
  isAway: boolean;
}

/**
 * Sends the waiting sales one by one in their order, until none waits or one gets no answer. Only one tab may do this at
 * a time.
 */
export async function sendSales(onChange: () => void): Promise<Sent> {
  for (;;) {
    // its token changes with every contact
    const device = await readMeta('device');
    if (!device) return { again: null, isAway: false };
    const step = nextStep(await readOutbox(), Date.now());
    if (step === 'nothing') return { again: null, isAway: false };
    if ('waitUntil' in step) return { again: step.waitUntil, isAway: false };
    const failure = await send(step.send, device);
    onChange();
    if (failure && isAbsent(failure)) return { again: null, isAway: true };
  }
}

async function send({ id, sale }: TillEntry, device: StoredDevice): Promise<Failure | undefined> {
  try {
    if (!accessToken()) throw signedOut();
    const body = { ...sale, sentAt: new Date(), token: device.token };
    const booked = await call(offlineSalesApi.book, { body }, { till: credentialsOf(device) });
    await changeOutbox((outbox) => acknowledged(outbox, id, booked));
    return undefined;
  } catch (error) {
    const failure = failureOf(error);
    await changeOutbox((outbox) => failed(outbox, id, failure, Date.now()));
    return failure;
  }
}

const signedOut = () => new ApiError({ status: 401, code: 'UNAUTHORIZED', message: '' });

/** Codes of the client itself say nothing about the sale. */
const ownCodes: readonly string[] = ['UNREACHABLE', 'TIMED_OUT', 'NOT_OURS', 'UNREADABLE', 'UNEXPLAINED'];

export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError) || error.status === 0) return { status: null };
  const { status, code, message } = error;
  return { status, code: ownCodes.includes(code) ? undefined : code, message };
}

/** Whether no server that could book anything has answered: nobody, or a proxy in its place. */
export const isAbsent = ({ status }: Failure): boolean => status === null || status > 500;
