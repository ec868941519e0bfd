import { vi } from 'vitest';

/** What the storage of a browser does, in memory. */
export function fakeStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
}

interface Sent {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: unknown;
  init: RequestInit;
}

type Reaction = (sent: Sent) => Response | Error | Promise<Response>;

export const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
export const refuse = (status: number, code: string, message = 'لا') =>
  answer(status, { success: false, code, message, traceId: 'TRACE' });

/** A browser without a window: empty storages and a network that reacts as told. Gives what was sent. */
export function fakeBrowser(react: Reaction, hostname = 'shop.example'): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
  vi.stubGlobal('location', { hostname });
  // Node 24 has locks of its own, which never resolve under fake timers.
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const one: Sent = {
      url,
      method: init.method ?? 'GET',
      headers: init.headers as Record<string, string>,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      init,
    };
    sent.push(one);
    const reaction = await react(one);
    if (reaction instanceof Error) throw reaction;
    return reaction;
  });
  return sent;
}
