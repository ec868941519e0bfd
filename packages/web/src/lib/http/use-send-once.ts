import type { Answer, Endpoint, Given } from '@turoos/contract';
import { useCallback, useRef } from 'react';
import { newId } from '@/lib/platform/new-id';
import { call } from './api';
import { ApiError, isExplained, isLost } from './api-error';

/** What a form sends for one record under one key until an answer comes. */
interface Attempt<E extends Endpoint> {
  /** The same for every try, so that a repeated press or a lost response never repeats the write. */
  key: string;
  /** What was sent and never answered: the server may have carried it out. */
  unanswered: Given<E>[];
}

interface Sent<E extends Endpoint> {
  answer: Answer<E>;
  /** What was answered: an earlier try if that one was carried out. */
  given: Given<E>;
}

interface SendOptions {
  /** An idempotency key that outlives the form. */
  key?: string | undefined;
  timeout?: number | undefined;
}

const isOtherRequest = (error: unknown) => error instanceof ApiError && error.code === 'KEY_REUSED';

const perhapsDone = ({ message, ...facts }: ApiError) =>
  new ApiError({ ...facts, message: `${message}. ربما نُفذت العملية، وإعادة المحاولة هنا لا تكررها.` });

/**
 * Sends a write that the server carries out once, however often it is sent. News of a write whose response was lost
 * may have changed the form: if the server knows its key by other fields, those that were sent then are what counts.
 */
export function useSendOnce<E extends Endpoint>(endpoint: E) {
  const attempts = useRef(new Map<string, Attempt<E>>());

  return useCallback(
    async (given: Given<E>, { key, timeout }: SendOptions): Promise<Sent<E>> => {
      if (!endpoint.idempotent) return { answer: await call(endpoint, given, { timeout }), given };
      const record = JSON.stringify([key, (given as { params?: unknown }).params]);
      const attempt = attempts.current.get(record) ?? { key: key ?? newId(), unanswered: [] };
      attempts.current.set(record, attempt);
      const send = async (what: Given<E>): Promise<Sent<E>> => {
        const answer = await call(endpoint, what, { key: attempt.key, timeout });
        if (attempts.current.get(record) === attempt) attempts.current.delete(record);
        return { answer, given: what };
      };
      try {
        return await send(given);
      } catch (error) {
        if (!isExplained(error)) attempt.unanswered.push(given);
        if (!isOtherRequest(error)) throw isLost(error) && error.code !== 'AWAY' ? perhapsDone(error) : error;
        for (const former of attempt.unanswered.toReversed()) {
          const sent = await send(former).catch((refused: unknown) => {
            if (!isOtherRequest(refused)) throw refused;
          });
          if (sent) return sent;
        }
        throw error;
      }
    },
    [endpoint],
  );
}
