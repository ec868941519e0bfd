import { defineApi, fixedMessage } from '@turoos/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveTokens } from '@/lib/session/tokens';
import { clearToastHistory, useToastHistory } from '@/lib/toasts/toast-store';
import { answer, fakeBrowser, refuse } from '../../../test/fake-browser';
import { renderHook } from '../../../test/render-hook';
import { call } from './api';

const { sell, count, list } = defineApi({
  sell: {
    method: 'POST',
    path: '/sell',
    access: 'signed-in',
    summary: '',
    reply: fixedMessage(''),
    idempotent: true,
  },
  count: { method: 'POST', path: '/count', access: 'signed-in', summary: '', reply: fixedMessage('') },
  list: { method: 'GET', path: '/list', access: 'signed-in', summary: '', reply: fixedMessage('') },
});

const away = () => refuse(503, 'UNAVAILABLE');
const balancer = (status: number) => () => new Response('<html>no server</html>', { status });
const done = () => answer(200, { success: true, message: '' });

let reactions: (() => Response)[];
let last: () => Response;
let sent: ReturnType<typeof fakeBrowser>;
beforeEach(() => {
  vi.useFakeTimers();
  reactions = [];
  last = done;
  sent = fakeBrowser(() => (reactions.shift() ?? last)());
  saveTokens({ accessToken: 'A', refreshToken: 'R' });
  clearToastHistory();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Returns the outcome and the seconds until then. */
async function outcome(called: Promise<unknown>): Promise<[unknown, number]> {
  const began = performance.now();
  const ended = called.then(
    () => 'done',
    ({ status }: { status: number }) => status,
  );
  await vi.runAllTimersAsync();
  return [await ended, Math.round((performance.now() - began) / 1000)];
}

it('a write waits until another database server has taken over, and is sent under one key', async () => {
  reactions = [away, balancer(502), balancer(503), balancer(504), away];
  expect(await outcome(call(sell, {}, { key: 'K' }))).toEqual(['done', 10]);
  expect(sent.map(({ headers }) => headers['Idempotency-Key'])).toEqual(Array.from({ length: 6 }, () => 'K'));
  const history = renderHook(useToastHistory);
  expect(history.current.map(({ tone }) => tone)).toEqual(['warning']);
  history.unmount();
});

it('a write fails after two thirds of a minute, and at once when it is refused', async () => {
  last = away;
  expect(await outcome(call(sell, {}, { key: 'K' }))).toEqual([503, 42]);
  last = () => refuse(422, 'BUSINESS_RULE');
  expect(await outcome(call(sell, {}, { key: 'K' }))).toEqual([422, 0]);
});

it('what has no key is not repeated', async () => {
  last = away;
  expect(await outcome(call(count, {}))).toEqual([503, 0]);
  expect(await outcome(call(list, {}))).toEqual([503, 0]);
});

it('a write is not repeated where the shop is no more, and the notice of it is drawn once', async () => {
  const getElementById = vi.fn(() => ({}));
  vi.stubGlobal('document', { getElementById });
  last = () => refuse(503, 'MOVED');
  expect(await outcome(call(sell, {}, { key: 'K' }))).toEqual([503, 0]);
  await vi.waitFor(() => expect(getElementById).toHaveBeenCalledWith('shop-moved'));
  vi.unstubAllGlobals();
});
