import { must, OfflineSaleFact, type SessionUser, type TillContact } from '@turoos/contract';
import { proveSale } from '@turoos/till';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { setSession } from '@/lib/session/session-state';
import { saveTokens } from '@/lib/session/tokens';
import { answer, fakeBrowser, refuse } from '../../../test/fake-browser';
import { aSale, bookedAs, fakeTill, idOf, secret } from '../../../test/fake-till';
import { contactServer } from './contact';
import { emptyTill, emptyWithdrawn } from './empty-till';
import { heldKey } from './held-key';
import { readState } from './read-state';
import { forgetSellerKey, sellerKeyOf } from './seller-key';
import { sendSales } from './send-sales';
import { changeOutbox, keepSale, readOutbox } from './stored-outbox';
import { rememberTill, thisTill, withdrawnTill } from './till-device';
import { readMeta, transact, writeMeta } from './till-db';

let server: (contact: TillContact) => Response | Error | Promise<Response>;
let sent: ReturnType<typeof fakeBrowser>;

const state = (changes: object = {}) =>
  answer(200, {
    success: true,
    data: {
      state: 'active',
      code: 'K3',
      name: 'المعرض',
      grantUntil: null,
      largestSale: null,
      mayCredit: false,
      lastSeq: 7,
      serverNow: '2026-11-17T11:00:00.000Z',
      people: [],
      sellerKey: null,
      ...changes,
    },
  });

beforeEach(async () => {
  await fakeTill();
  server = () => state();
  sent = fakeBrowser(({ url, body }) =>
    url === '/api/tills/contact'
      ? (server(body as TillContact) as Response)
      : answer(200, bookedAs((body as { id: string }).id)),
  );
  vi.stubGlobal('document', { querySelectorAll: () => [], getElementById: () => ({}) });
  saveTokens({ accessToken: 'A', refreshToken: 'R' });
});
afterEach(() => vi.unstubAllGlobals());

const contacts = () => sent.map(({ body }) => body as TillContact);

describe('a contact', () => {
  it('learns from the computer that was the shop where it is now, until one succeeds', async () => {
    const addresses = ['https://10.0.0.2:5443', 'javascript:alert(1)'];
    const getElementById = vi.fn(() => ({}));
    vi.stubGlobal('document', { ...document, getElementById });
    server = () =>
      answer(503, { success: false, code: 'MOVED', message: 'انتقل المتجر', details: { addresses } });
    expect(await contactServer()).toBe('unclear');
    expect((await readState()).now).toMatchObject({
      mode: 'away',
      moved: { message: 'انتقل المتجر', addresses: ['https://10.0.0.2:5443'] },
    });
    // its code is loaded meanwhile, and may come after the end of a quick test
    await vi.waitFor(() => expect(getElementById).toHaveBeenCalledWith('shop-moved'));
    server = () => state();
    await contactServer();
    expect((await readState()).now).toMatchObject({ mode: 'contact', moved: null });
  });

  it('tells what waits and stores what the server answers', async () => {
    const { seq } = await keepSale(aSale(1));
    expect(await contactServer()).toMatchObject({ till: { state: 'active' } });
    expect(sent[0]?.headers).toMatchObject({ 'x-till': `K3.${secret}` });
    expect(contacts()[0]).toMatchObject({ seq, waiting: 1, waitingSince: '2026-11-17T10:00:00.000Z' });
    expect(await readMeta('till')).toMatchObject({ lastSeq: 7 });
    expect(await keepSale(aSale(2))).toMatchObject({ number: 'K3-000008' });
  });

  it('stores the next token before it is sent, and uses it next time', async () => {
    let stored: string | null | undefined;
    server = async ({ next }) => {
      stored = (await readMeta('device'))?.next;
      expect(stored).toBe(next);
      return state();
    };
    await contactServer();
    await contactServer();
    const [first, second] = contacts();
    expect(first?.next).toBeTruthy();
    expect(second?.token).toBe(first?.next);
    expect(second?.next).not.toBe(first?.next);
    expect(await readMeta('device')).toMatchObject({ token: second?.next, next: null });
  });

  it('without an answer is repeated with the same tokens', async () => {
    server = () => new TypeError('Failed to fetch');
    expect(await contactServer()).toBe('away');
    server = () => state();
    await contactServer();
    const [lost, again] = contacts();
    expect([again?.token, again?.next]).toEqual([lost?.token, lost?.next]);
  });

  it.each([
    [502, '', 'away'],
    [503, 'UNAVAILABLE', 'away'],
    [500, 'INTERNAL', 'unclear'],
    [429, 'TOO_MANY_REQUESTS', 'unclear'],
  ])('answered by %s %s is %s', async (status, code, meaning) => {
    server = () => (code ? refuse(status, code) : new Response('<html>', { status }));
    expect(await contactServer()).toBe(meaning);
  });

  it('that the server refuses for the person or the till stops the outbox, until one succeeds', async () => {
    server = () => refuse(422, 'UNKNOWN_TILL');
    expect(await contactServer()).toEqual({ stopped: 'till' });
    expect((await readOutbox()).stopped).toBe('till');
    localStorage.clear();
    expect(await contactServer()).toEqual({ stopped: 'signed out' });
    expect(sent).toHaveLength(1);
    saveTokens({ accessToken: 'A', refreshToken: 'R' });
    server = () => state();
    await contactServer();
    expect((await readOutbox()).stopped).toBeNull();
  });

  it.each([
    [403, 'FORBIDDEN'],
    [422, 'UNKNOWN_TILL'],
    [429, 'TOO_MANY_REQUESTS'],
  ])('that the server answers with %s %s ends the outage', async (status, code) => {
    await writeMeta('awaySince', 1);
    server = () => refuse(status, code);
    await contactServer();
    expect(await readMeta('awaySince')).toBeUndefined();
  });

  it('gives the key of the seller to the tab of that seller alone, and stores it nowhere', async () => {
    const [me, other] = [idOf(900), idOf(901)];
    const user = (_id: string) => ({ _id, name: '' }) as SessionUser;
    server = () => state({ sellerKey: { user: me, key: 'secret key' } });
    setSession({ status: 'authenticated', user: user(other), isUnlocked: true });
    await contactServer();
    expect(sellerKeyOf(me)).toBeUndefined();
    setSession({ status: 'authenticated', user: user(me) });
    await contactServer();
    expect(sellerKeyOf(me)).toBe('secret key');
    expect(sellerKeyOf(other)).toBeUndefined();
    expect(JSON.stringify(await readMeta('till'))).not.toContain('secret');
    await keepSale(aSale(1, { user: me, notes: ' x ' }));
    await keepSale(aSale(2, { user: other }));
    const [own, others] = (await readOutbox()).entries.map(({ sale }) => sale);
    const { proof, ...fact } = must(own);
    const read = OfflineSaleFact.decode(z.encode(OfflineSaleFact, fact));
    expect(proof).toBe(await proveSale('secret key', z.encode(OfflineSaleFact, read)));
    expect(others?.proof).toBeNull();
    forgetSellerKey();
    expect(sellerKeyOf(me)).toBeUndefined();
  });

  it('of a copied till keeps sending', async () => {
    server = () => state({ state: 'copied' });
    await keepSale(aSale(1));
    expect(await contactServer()).toMatchObject({ till: { state: 'copied' } });
    await sendSales(() => undefined);
    expect((await readOutbox()).entries).toMatchObject([{ status: 'acknowledged' }]);
  });
});

describe('a withdrawn till', () => {
  beforeEach(() => rememberTill({ id: '1', code: 'K3', name: '' }));

  it('is emptied after its sales were sent, and when the server has heard that', async () => {
    server = () => state({ state: 'withdrawn' });
    await keepSale(aSale(1));
    expect(await emptyWithdrawn()).toBe(false);
    await sendSales(() => undefined);
    server = () => new TypeError('Failed to fetch');
    expect(await emptyWithdrawn()).toBe(false);
    expect(thisTill()).toBeDefined();
    server = ({ emptied }) => state({ state: emptied ? 'withdrawn' : 'active' });
    expect(await emptyWithdrawn()).toBe(true);
    expect(contacts().at(-1)?.emptied).toBe(true);
    expect([thisTill(), await readMeta('device')]).toEqual([undefined, undefined]);
    // the clerk is told, until the browser is a till again
    expect(withdrawnTill()).not.toBeNull();
    rememberTill({ id: '2', code: 'K4', name: '' });
    expect(withdrawnTill()).toBeNull();
  });

  it('is not emptied while invoices are held on it', async () => {
    server = () => state({ state: 'withdrawn' });
    const hold = (held: object[]) =>
      transact(['kept'], 'safe', async (store) => void store('kept').put(held, heldKey));
    await hold([{}]);
    expect(await emptyWithdrawn()).toBe(false);
    await hold([]);
    expect(await emptyWithdrawn()).toBe(true);
  });

  it('is not emptied by hand while sales wait that are in no file', async () => {
    await keepSale(aSale(1));
    await expect(emptyTill()).rejects.toThrow('فاتورة');
    expect((await readOutbox()).entries).toHaveLength(1);
    await changeOutbox((outbox) => ({
      ...outbox,
      entries: outbox.entries.map((entry) => ({ ...entry, savedAt: 1 })),
    }));
    // a server that does not know the till cannot open the file
    await changeOutbox((outbox) => ({ ...outbox, stopped: 'till' }));
    await expect(emptyTill()).rejects.toThrow('فاتورة');
    await changeOutbox((outbox) => ({ ...outbox, stopped: null }));
    await emptyTill();
    expect(thisTill()).toBeUndefined();
  });
});
