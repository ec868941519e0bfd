import { vi } from 'vitest';

type Request = { result?: unknown; error?: unknown; onsuccess?: () => void; onerror?: () => void };
type Transaction = { oncomplete?: () => void; onabort?: () => void };

/** Stubs the part of IndexedDB that the drafts use: one store in memory. Returns its content. */
export function fakeIndexedDb(): { kept: Map<string, unknown>; refuses: 'opening' | 'writing' | null } {
  const state = { kept: new Map<string, unknown>(), refuses: null as 'opening' | 'writing' | null };
  const answerTo = (work: () => unknown): Request => {
    const request: Request = {};
    queueMicrotask(() => {
      try {
        request.result = work();
        request.onsuccess?.();
      } catch (error) {
        request.error = error;
        request.onerror?.();
      }
    });
    return request;
  };
  const objectStore = () => {
    const transaction: Transaction = {};
    const write = (work: () => unknown) => {
      const full = state.refuses === 'writing';
      if (!full) work();
      queueMicrotask(() => (full ? transaction.onabort?.() : transaction.oncomplete?.()));
    };
    return {
      transaction,
      get: (id: string) => answerTo(() => structuredClone(state.kept.get(id))),
      getAll: () => answerTo(() => structuredClone([...state.kept.values()])),
      getAllKeys: () => answerTo(() => [...state.kept.keys()]),
      put: (value: unknown, id: string) => write(() => state.kept.set(id, structuredClone(value))),
      delete: (id: string) => write(() => state.kept.delete(id)),
    };
  };
  vi.stubGlobal('indexedDB', {
    open: () =>
      Object.assign(
        answerTo(() => {
          if (state.refuses === 'opening')
            throw new Error('A mutation operation was attempted on a database');
          return { transaction: () => ({ objectStore }) };
        }),
        { addEventListener: () => undefined },
      ),
  });
  return state;
}
