import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answer, fakeBrowser } from '../../../test/fake-browser';
import { aSale, fakeTillDb, idOf, storeDevice } from '../../../test/fake-till';
import { registerTill } from './make-till';
import { keepSale, readOutbox } from './stored-outbox';
import { thisTill } from './till-device';
import { readMeta } from './till-db';

interface Asked {
  secret: string;
  token: string;
}

let isLost: boolean;
let sent: ReturnType<typeof fakeBrowser>;
const input = { name: 'المعرض', grantUntil: null, largestSale: null, mayCredit: false };

beforeEach(async () => {
  await fakeTillDb();
  isLost = false;
  sent = fakeBrowser(() => {
    if (isLost) return new TypeError('Failed to fetch');
    return answer(201, { success: true, data: till });
  });
});
afterEach(() => vi.unstubAllGlobals());

const till = {
  _id: idOf(3),
  code: 'K4',
  ...input,
  lastSeq: 0,
  missing: 0,
  waiting: 0,
  waitingSince: null,
  lastSeenAt: null,
  clockOff: null,
  appVersion: '',
  freeStorage: null,
  isPersistent: null,
  copiedAt: null,
  withdrawnAt: null,
  emptiedAt: null,
  people: [],
  createdBy: null,
  createdAt: '2026-11-17T10:00:00.000Z',
  version: 1,
};

it('asks with the same key and secret again when the answer was lost, so that there is no second till', async () => {
  isLost = true;
  await expect(registerTill(input)).rejects.toMatchObject({ code: 'UNREACHABLE' });
  expect(thisTill()).toBeUndefined();
  isLost = false;
  await registerTill(input);
  const [lost, again] = sent.map(({ headers, body }) => ({ headers, body: body as Asked }));
  expect(again?.headers['Idempotency-Key']).toBe(lost?.headers['Idempotency-Key']);
  expect(again?.body).toEqual(lost?.body);
  expect(thisTill()).toEqual({ id: idOf(3), code: 'K4', name: 'المعرض' });
  expect(await readMeta('device')).toMatchObject({
    code: 'K4',
    secret: again?.body.secret,
    token: again?.body.token,
    next: null,
  });
});

it('does not replace a till on which sales wait, and remembers that till', async () => {
  await storeDevice();
  await keepSale(aSale(1));
  await expect(registerTill(input)).rejects.toThrow('K3');
  expect([sent.length, thisTill()?.code, (await readOutbox()).entries.length]).toEqual([0, 'K3', 1]);
});
