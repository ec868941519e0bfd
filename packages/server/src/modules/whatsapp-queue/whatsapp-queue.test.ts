import { addDays, adenDay, whatsappQueueTexts } from '@turoos/contract';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/app';
import { aCampaign } from '../../../test/campaigns';
import { useDebtors } from '../../../test/debt-reminders';

const { shop, debtor, messages, remind } = useDebtors();
afterEach(async () => {
  await shop.db.deleteFrom('outbox').execute();
});

const owes = (fields: Parameters<typeof debtor>[1] = {}) => debtor([{ cents: 5000, days: 3 }], fields);
const take = async (body: object = { about: 'customers' }, who: Pick<Person, 'call'> = shop) => {
  const reply = await who.call('POST', '/whatsapp-queue/next', body);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
};
const waiting = async (query = 'about=customers') =>
  (await shop.done('GET', `/whatsapp-queue?${query}`)).waiting;
const settle = (id: string, how: 'sent' | 'skip', who: Pick<Person, 'call'> = shop) =>
  who.call('POST', `/whatsapp-queue/${id}/${how}`);
const endLeases = () => sql`update outbox set next_attempt_at = now() - interval '1 second'`.execute(shop.db);

/** Queues reminders, one for each of so many debtors. */
async function queue(count: number): Promise<string[]> {
  const ids = await Promise.all(Array.from({ length: count }, () => owes()));
  await remind(ids, { channel: 'whatsapp' });
  return ids;
}

async function campaignMessage(campaign: string, fields: object = {}): Promise<string> {
  const { id } = await shop.db
    .insertInto('outbox')
    .values({
      channel: 'whatsapp',
      recipient: '777000111',
      body: 'عرض',
      sourceType: 'marketing',
      sourceId: campaign,
      customerId: await shop.customer(),
      ...fields,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

describe('the WhatsApp queue', () => {
  it('returns a message with its link, ready to send', async () => {
    const id = await owes({ name: 'ورشة الأمين', phone: '0777 123 456' });
    await remind([id], { channel: 'whatsapp', message: 'مرحباً {الاسم}\nعليك {الأيام}' });
    const body = 'مرحباً ورشة الأمين\nعليك 3 أيام';
    expect(await take()).toEqual({
      _id: expect.any(String),
      customerName: 'ورشة الأمين',
      phone: '0777 123 456',
      body,
      link: `https://wa.me/967777123456?text=${encodeURIComponent(body)}`,
      waiting: 0,
    });
  });

  it('gives nobody a message that another user is sending, for five minutes', async () => {
    await queue(2);
    const other = await shop.shop.person('manager');
    const mine = await take();
    const theirs = await take({ about: 'customers' }, other);
    expect(theirs._id).not.toBe(mine._id);
    expect(await take({ about: 'customers' }, await shop.shop.person('manager'))).toBeNull();
    expect(await waiting()).toBe(2);
    const [row] = await shop.db.selectFrom('outbox').selectAll().where('id', '=', mine._id).execute();
    expect(row?.takenBy).toBe(shop.manager.id);
    const lease = (row?.nextAttemptAt.getTime() ?? 0) - Date.now();
    expect(lease).toBeGreaterThan(4 * 60_000);
    expect(lease).toBeLessThan(5.1 * 60_000);
    await endLeases();
    expect(await take({ about: 'customers' }, await shop.shop.person('manager'))).not.toBeNull();
  });

  it('returns the same message again to the user who took it', async () => {
    await queue(2);
    const mine = await take();
    expect((await take())._id).toBe(mine._id);
    await settle(mine._id, 'sent');
    expect((await take())._id).not.toBe(mine._id);
  });

  it('gives each message to one user, however many take concurrently', async () => {
    await queue(6);
    const people = await Promise.all(Array.from({ length: 9 }, () => shop.shop.person('manager')));
    const taken = await Promise.all(people.map((who) => take({ about: 'customers' }, who)));
    const given = taken.filter(Boolean).map(({ _id }) => _id);
    expect(given).toHaveLength(6);
    expect(new Set(given).size).toBe(6);
  });

  it('ends when all messages are settled', async () => {
    const [first = '', second = ''] = await queue(2);
    const one = await take();
    expect(one.waiting).toBe(1);
    expect((await settle(one._id, 'sent')).json()).toMatchObject({ success: true });
    const two = await take();
    await settle(two._id, 'skip');
    expect([await take(), await waiting()]).toEqual([null, 0]);
    const rows = [...(await messages(first)), ...(await messages(second))];
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['sent', 'skipped']));
    const sent = rows.find(({ status }) => status === 'sent');
    expect(sent).toMatchObject({ sentAt: expect.any(Date), attempts: 1, takenBy: shop.manager.id });
    expect(rows.find(({ status }) => status === 'skipped')?.sentAt).toBeNull();
  });

  it('lets anyone with the right settle a message, once', async () => {
    await queue(1);
    const message = await take();
    const replies = await Promise.all([
      settle(message._id, 'sent'),
      settle(message._id, 'skip', await shop.shop.person('manager')),
      settle(message._id, 'sent', await shop.shop.person('admin')),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    expect(replies.find(({ statusCode }) => statusCode === 409)?.json().message).toBe(
      whatsappQueueTexts.takenByOther,
    );
  });

  it('rejects messages of another kind', async () => {
    const id = await owes();
    await remind([id], { channel: 'sms' });
    const [sms] = await messages(id);
    for (const unknown of [sms?.id ?? '', crypto.randomUUID()]) {
      const reply = await settle(unknown, 'sent');
      expect([reply.statusCode, reply.json().message]).toEqual([404, whatsappQueueTexts.messageMissing]);
    }
    expect(await take()).toBeNull();
  });
});

describe('messages of campaigns', () => {
  it('are offered while the campaign runs, for all campaigns or for one', async () => {
    const [one, two] = [await aCampaign(shop.db), await aCampaign(shop.db)];
    const [first, second] = [await campaignMessage(one.id), await campaignMessage(two.id)];
    await queue(1);
    expect(await waiting('about=marketing')).toBe(2);
    expect(await waiting(`about=marketing&campaign=${two.id}`)).toBe(1);
    expect((await take({ about: 'marketing', campaign: two.id }))._id).toBe(second);
    const other = await shop.shop.person('manager');
    expect((await take({ about: 'marketing' }, other))._id).toBe(first);
  });

  it.each([
    [{ status: 'paused' }, {}],
    [{ status: 'expired' }, {}],
    [{ validTo: addDays(adenDay(), -1) }, {}],
    [{}, { status: 'held' }],
    [{}, { status: 'undelivered' }],
    // scheduled for the morning its campaign begins
    [{}, { nextAttemptAt: new Date(Date.now() + 3_600_000) }],
  ] as const)('of %j as %j are not offered', async (campaign, message) => {
    const { id } = await aCampaign(shop.db, campaign);
    await campaignMessage(id, message);
    expect([await take({ about: 'marketing' }), await waiting('about=marketing')]).toEqual([null, 0]);
  });
});

describe('rights', () => {
  it('depend on the kind of the messages', async () => {
    const { id } = await aCampaign(shop.db);
    const offer = await campaignMessage(id);
    await queue(1);
    const reminder = (await take())._id;
    await endLeases();
    await sql`update outbox set taken_by = null`.execute(shop.db);
    const roles = await shop.shop.everyRole();
    for (const { role, who } of roles) {
      const [mayRemind, mayCampaign] = [
        (await who.call('GET', '/whatsapp-queue?about=customers')).statusCode === 200,
        (await who.call('GET', '/whatsapp-queue?about=marketing')).statusCode === 200,
      ];
      for (const [about, may, message] of [
        ['customers', mayRemind, reminder],
        ['marketing', mayCampaign, offer],
      ] as const) {
        if (may) continue;
        expect((await who.call('POST', '/whatsapp-queue/next', { about })).statusCode, role).toBe(403);
        expect((await settle(message, 'sent', who)).statusCode, role).toBe(403);
        expect((await settle(message, 'skip', who)).statusCode, role).toBe(403);
      }
    }
    expect((await shop.clerk.call('GET', '/whatsapp-queue?about=marketing')).statusCode).toBe(403);
    expect((await shop.call('POST', '/whatsapp-queue/next', { about: 'weather' })).statusCode).toBe(400);
  });
});
