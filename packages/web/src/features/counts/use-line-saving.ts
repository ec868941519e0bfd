import { useQueryClient } from '@tanstack/react-query';
import { countsApi, type Count, type CountItem, type CountLine, type Page } from '@turoos/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '@/lib/http/api';
import { failureText, isExplained, isLost } from '@/lib/http/api-error';
import { invalidate, key } from '@/lib/http/query-keys';
import { useUser } from '@/lib/session/session-state';
import { createStore } from '@/lib/state/store';
import { toast } from '@/lib/toasts/toast-store';
import { keepUnsaved, readKept } from './kept-entries';
import {
  arrived,
  entered,
  failed,
  leaving,
  repeatable,
  unsavedOf,
  type Entries,
  type Sent,
} from './line-entries';

/** Milliseconds until a failed save is retried. */
const RETRY_MS = 4000;
/** The status of a refusal that passes. */
const TOO_MANY = 429;

/**
 * Saves each line of a count as it is counted; saves lost to a network failure are retried until they
 * succeed, or until the count is no longer open to the user.
 */
export function useLineSaving(countId: string, { isOpen }: { isOpen: boolean }) {
  const client = useQueryClient();
  const { _id: user } = useUser();
  const [store] = useState(() => createStore<Entries>(readKept({ user, count: countId })));
  const entries = store.use();
  const unsaved = unsavedOf(entries);
  const waits = isOpen && unsaved.length > 0;

  const put = (next: Entries) => {
    store.set(next);
    keepUnsaved({ user, count: countId }, next);
  };

  async function update(
    items: CountLine[],
    done: () => void,
    undone: (why: { state: 'failed' | 'refused'; reason: string }) => void,
  ) {
    try {
      showSaved(await call(countsApi.update, { params: { id: countId }, body: { items } }));
      done();
      void invalidate(client, ['counts']);
      return true;
    } catch (error) {
      const reason = failureText(error);
      const isFinal = isExplained(error) && error.status !== TOO_MANY;
      undone({ state: isFinal ? 'refused' : 'failed', reason });
      if (!isLost(error)) toast({ tone: 'danger', title: 'فشل في حفظ التعديلات', message: reason });
      return false;
    }
  }

  function send(lines: readonly Sent[]): Promise<boolean> {
    if (lines.length === 0) return Promise.resolve(true);
    store.set(leaving(store.get(), lines));
    return update(
      [...lines],
      () => put(arrived(store.get(), lines)),
      (why) => put(failed(store.get(), lines, why)),
    );
  }

  /** Updates the cached lines at once, before the lists are fetched again. */
  function showSaved(saved: Count) {
    const lines = new Map(saved.items.map((item) => [item.product, item]));
    client.setQueriesData<Page<CountItem>>(
      { queryKey: key('counts', `GET ${countsApi.items.path}`) },
      (page) => page && { ...page, rows: page.rows.map((row) => lines.get(row.product) ?? row) },
    );
    client.setQueryData<Count>(
      key('counts', `GET ${countsApi.read.path}`, { params: { id: countId } }),
      (known) => known && { ...saved, items: known.items },
    );
  }

  const sendUnsaved = () => send(unsavedOf(store.get()));
  const tryAgain = useEffectEvent(() => void send(repeatable(store.get())));
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setInterval(tryAgain, RETRY_MS);
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => {
      clearInterval(timer);
      window.removeEventListener('beforeunload', warn);
    };
  }, [waits]);

  return {
    entries,
    unsaved,
    /** Saves the counted quantity of a part; null clears it. */
    save: (product: string, countedQuantity: number | null) => {
      put(entered(store.get(), product, countedQuantity));
      return send([{ product, countedQuantity }]);
    },
    saveAll: sendUnsaved,
    /** Forgets what was not saved. */
    discard: () => put({}),
    /** Adds a part to the count. */
    add: (product: string) =>
      update(
        [{ product }],
        () => undefined,
        () => undefined,
      ),
    /** Reads the latest entry between renders. */
    entryOf: (product: string) => store.get()[product],
  };
}

export type LineSaving = ReturnType<typeof useLineSaving>;
