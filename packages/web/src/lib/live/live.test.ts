import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { key } from '@/lib/http/query-keys';
import { saveTokens } from '@/lib/session/tokens';
import { fakeBrowser } from '../../../test/fake-browser';
import { followChanges } from './live';

let lines: ReadableStreamDefaultController<Uint8Array>[];
let page: EventTarget & { hidden: boolean };
let client: QueryClient;
let stop: () => void;

const sales = key('sales', 'list');
const customers = key('customers', 'list');
const stale = () => [sales, customers].map((name) => client.getQueryState(name)?.isInvalidated);
const tell = (text: string) => lines.at(-1)?.enqueue(new TextEncoder().encode(text));
const wait = (ms = 10) => vi.advanceTimersByTimeAsync(ms);
const look = (hidden: boolean) => {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  lines = [];
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', page);
  fakeBrowser(({ init }) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        lines.push(controller);
        init.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
      },
    });
    return new Response(body);
  });
  saveTokens({ accessToken: 'A', refreshToken: 'R' });
  client = new QueryClient();
  client.setQueryData(sales, []);
  client.setQueryData(customers, []);
  stop = followChanges(client);
  await wait();
});
afterEach(async () => {
  stop();
  await wait();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('invalidates what others changed, and only that', async () => {
  expect(stale()).toEqual([false, false]);
  tell('data: ["sales"]\n\n');
  await wait();
  expect(stale()).toEqual([true, false]);
});

it('reconnects after a break, and then invalidates everything', async () => {
  lines[0]?.close();
  await wait(900);
  expect(lines).toHaveLength(1);
  await wait(200);
  expect(lines).toHaveLength(2);
  expect(stale()).toEqual([true, true]);
});

it('closes a silent connection, unless heartbeats arrive', async () => {
  for (let beat = 0; beat < 4; beat++) {
    await wait(25_000);
    tell(': \n\n');
  }
  expect(lines).toHaveLength(1);
  await wait(62_000);
  expect(lines).toHaveLength(2);
});

it('disconnects while the tab is hidden, and reconnects when it is visible again', async () => {
  look(true);
  await wait(5000);
  look(false);
  await wait(60_000 - 6000);
  expect(lines).toHaveLength(1);

  look(true);
  await wait(3_600_000);
  expect(lines).toHaveLength(1);
  look(false);
  await wait();
  expect(lines).toHaveLength(2);
  expect(stale()).toEqual([true, true]);
});

it('ends with the session', async () => {
  stop();
  await wait(3_600_000);
  expect(lines).toHaveLength(1);
});
