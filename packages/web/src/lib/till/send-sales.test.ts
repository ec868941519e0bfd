import { resumed, retried } from '@turoos/till';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveTokens } from '@/lib/session/tokens';
import { answer, fakeBrowser, refuse } from '../../../test/fake-browser';
import { aSale, bookedAs, fakeTill, idOf, secret } from '../../../test/fake-till';
import { sendSales } from './send-sales';
import { changeOutbox, keepSale, readOutbox } from './stored-outbox';

interface SentSale {
  id: string;
  number: string;
}

let server: (sale: SentSale) => Response | Error;
let sent: ReturnType<typeof fakeBrowser>;

beforeEach(async () => {
  await fakeTill();
  server = ({ id }) => answer(200, bookedAs(id));
  sent = fakeBrowser(({ body }) => server(body as SentSale));
  saveTokens({ accessToken: 'A', refreshToken: 'R' });
  for (const number of [1, 2, 3]) await keepSale(aSale(number));
});
afterEach(() => vi.unstubAllGlobals());

const numbers = () => sent.map(({ body }) => (body as SentSale).number);
const statuses = async () => (await readOutbox()).entries.map(({ status }) => status);
const send = () => sendSales(() => undefined);

it('sends sales in their order, as a till', async () => {
  expect(await send()).toEqual({ again: null, isAway: false });
  expect(numbers()).toEqual(['K3-000001', 'K3-000002', 'K3-000003']);
  expect(sent[0]).toMatchObject({ url: '/api/sales/offline', headers: { 'x-till': `K3.${secret}` } });
  expect(await statuses()).toEqual(['acknowledged', 'acknowledged', 'acknowledged']);
  await send();
  expect(sent).toHaveLength(3);
});

it('sends a sale whose answer was lost again under its id, before the others', async () => {
  let isLost = true;
  server = ({ id }) => {
    if (id !== idOf(2) || !isLost) return answer(200, bookedAs(id));
    isLost = false;
    return new TypeError('Failed to fetch');
  };
  expect(await send()).toEqual({ again: null, isAway: true });
  expect(await statuses()).toEqual(['acknowledged', 'waiting', 'waiting']);
  const { again } = await send();
  expect(again).toBeGreaterThan(Date.now() - 1000);
  await changeOutbox(resumed);
  await send();
  expect(numbers()).toEqual(['K3-000001', 'K3-000002', 'K3-000002', 'K3-000003']);
  expect(await statuses()).toEqual(['acknowledged', 'acknowledged', 'acknowledged']);
});

it('goes past a refused sale, keeps it with the reason, and sends it again when somebody wants it', async () => {
  server = ({ id }) => (id === idOf(1) ? refuse(422, 'RULE', 'لا يصح') : answer(200, bookedAs(id)));
  await send();
  expect(await statuses()).toEqual(['refused', 'acknowledged', 'acknowledged']);
  expect((await readOutbox()).entries[0]?.refusal).toEqual({ code: 'RULE', message: 'لا يصح' });
  server = ({ id }) => answer(200, bookedAs(id));
  await changeOutbox((outbox) => retried(outbox, idOf(1)));
  await send();
  expect(await statuses()).toEqual(['acknowledged', 'acknowledged', 'acknowledged']);
});

it.each([
  [401, 'UNAUTHORIZED', 'signed out'],
  [403, 'FORBIDDEN', 'no right'],
  [422, 'UNKNOWN_TILL', 'till'],
])('stops at an answer %s %s and keeps all', async (status, code, stopped) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  server = () => refuse(status, code);
  expect(await send()).toEqual({ again: null, isAway: false });
  expect(sent).toHaveLength(1);
  expect(await readOutbox()).toMatchObject({ stopped, entries: [{ status: 'waiting' }, {}, {}] });
});

it('sends nothing while nobody is signed in', async () => {
  localStorage.clear();
  await send();
  expect(sent).toEqual([]);
  expect((await readOutbox()).stopped).toBe('signed out');
});

it('waits after an error of the server itself, without taking it for absent', async () => {
  server = () => refuse(500, 'INTERNAL');
  const { again, isAway } = await send();
  expect([isAway, again !== null && again > Date.now()]).toEqual([false, true]);
  expect(await statuses()).toEqual(['waiting', 'waiting', 'waiting']);
});
