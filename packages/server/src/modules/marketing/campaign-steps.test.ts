import {
  campaignStatus,
  campaignStatusNames,
  keysOf,
  marketingTexts,
  type CampaignStatus,
} from '@turoos/contract';
import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useMarketing } from '../../../test/marketing';
import { transaction } from '../../db/transaction';

const { shop, call, done, refusal, sent, customer, messages, statesOf, forget } = useMarketing();
afterEach(forget);

/** Creates a campaign in that status with one failed message. */
async function inState(status: CampaignStatus): Promise<{ id: string; message: string }> {
  await customer();
  const { _id: id } = await sent();
  await shop.db.updateTable('campaigns').set({ status }).where('id', '=', id).execute();
  await shop.db.updateTable('outbox').set({ status: 'failed' }).where('sourceId', '=', id).execute();
  const [message] = await messages(id);
  return { id, message: message?.id ?? '' };
}

const actions = {
  send: ({ id }) => ['POST', `/${id}/send`],
  pause: ({ id }) => ['POST', `/${id}/pause`],
  resume: ({ id }) => ['POST', `/${id}/resume`],
  end: ({ id }) => ['PUT', `/${id}`, { status: 'completed' }],
  reopen: ({ id }) => ['PUT', `/${id}`, { status: 'draft' }],
  rename: ({ id }) => ['PUT', `/${id}`, { name: 'اسم' }],
  rewrite: ({ id }) => ['PUT', `/${id}`, { message: 'غيرها' }],
  approve: ({ id }) => ['POST', `/${id}/approve`, {}],
  duplicate: ({ id }) => ['POST', `/${id}/duplicate`],
  retry: ({ id, message }) => ['POST', `/${id}/messages/${message}/retry`],
  remove: ({ id }) => ['DELETE', `/${id}`],
} satisfies Record<string, (made: { id: string; message: string }) => [string, string, object?]>;
type Action = keyof typeof actions;

/** MKT-03: the allowed actions in each status, and the status that follows. */
const table: Record<CampaignStatus, Partial<Record<Action, CampaignStatus | 'gone'>>> = {
  draft: {
    send: 'active',
    rename: 'draft',
    rewrite: 'draft',
    approve: 'draft',
    duplicate: 'draft',
    remove: 'gone',
    reopen: 'draft',
  },
  active: {
    pause: 'paused',
    end: 'completed',
    rename: 'active',
    approve: 'active',
    duplicate: 'active',
    retry: 'active',
  },
  paused: {
    resume: 'active',
    end: 'completed',
    rename: 'paused',
    approve: 'paused',
    duplicate: 'paused',
    remove: 'gone',
  },
  completed: {
    end: 'completed',
    rename: 'completed',
    approve: 'completed',
    duplicate: 'completed',
    retry: 'completed',
    remove: 'gone',
  },
  expired: { rename: 'expired', approve: 'expired', duplicate: 'expired', remove: 'gone' },
};

describe.each(campaignStatusNames)('MKT-03 a campaign that is %s', (status) => {
  it.each(keysOf(actions))('answers the action %s', async (action) => {
    const made = await inState(status);
    // a campaign with sent messages cannot be sent again
    if (status === 'draft') await shop.db.deleteFrom('outbox').where('sourceId', '=', made.id).execute();
    const reply = await call(...withPrefix(actions[action](made)));
    const expected = table[status][action];
    expect(reply.statusCode, reply.body).toBe(expected ? (action === 'duplicate' ? 201 : 200) : 409);
    if (expected === 'gone') {
      expect(await refusal('GET', `/${made.id}`)).toEqual([404, marketingTexts.notFound]);
      return;
    }
    if (!expected) expect(reply.json().message).toMatch(/[؀-ۿ]/);
    expect((await done('GET', `/${made.id}`)).status).toBe(expected ?? status);
  });
});

const withPrefix = ([method, path, body]: [string, string, object?]): [string, string, object?] => [
  method,
  `/marketing${path}`,
  body,
];

it('a refusal names the current status', async () => {
  const { id } = await inState('expired');
  expect(await refusal('POST', `/${id}/send`)).toEqual([
    409,
    `لا يمكن ذلك لأن الحملة ${campaignStatus.expired.label}، حدّث الصفحة`,
  ]);
});

describe('pausing', () => {
  const waitingForLocks = async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.db);
    return rows[0]?.n;
  };

  it('MKT-05, MKT-06 holds the unsent messages, and resuming releases them', async () => {
    await customer({ phone: '777000001' });
    await customer({ phone: '777000002' });
    const { _id } = await sent();
    const [first] = await messages(_id);
    await shop.db
      .updateTable('outbox')
      .set({ status: 'sent' })
      .where('id', '=', first?.id ?? '')
      .execute();
    expect(await done('POST', `/${_id}/pause`)).toMatchObject({ status: 'paused' });
    expect(await statesOf(_id)).toEqual(['sent', 'held']);
    expect(await done('POST', `/${_id}/resume`)).toMatchObject({ status: 'active' });
    expect(await statesOf(_id)).toEqual(['sent', 'queued']);
  });

  it('skips a message that is being sent at that moment', async () => {
    await customer();
    const { _id } = await sent();
    let paused: Promise<unknown> = Promise.resolve();
    await transaction(shop.db, async (tx) => {
      await tx.updateTable('outbox').set({ status: 'sent' }).where('sourceId', '=', _id).execute();
      paused = done('POST', `/${_id}/pause`);
      await vi.waitFor(async () => expect(await waitingForLocks()).toBe(1), 10_000);
    });
    await paused;
    expect(await statesOf(_id)).toEqual(['sent']);
  });

  it('twice at once pauses once', async () => {
    await customer();
    const { _id } = await sent();
    const replies = await Promise.all([1, 2, 3].map(() => call('POST', `/marketing/${_id}/pause`)));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
  });

  it('cannot be resumed after its last day or while it is switched off', async () => {
    await customer();
    const { _id } = await sent();
    await done('POST', `/${_id}/pause`);
    await done('PUT', `/${_id}`, { isActive: false });
    expect(await refusal('POST', `/${_id}/resume`)).toEqual([409, marketingTexts.switchedOff]);
    await done('PUT', `/${_id}`, { isActive: true, validTo: '2020-01-01' });
    expect(await refusal('POST', `/${_id}/resume`)).toEqual([409, marketingTexts.over]);
    expect(await statesOf(_id)).toEqual(['held']);
  });
});

describe('a running campaign', () => {
  it('sends nothing while it is switched off', async () => {
    await customer();
    const { _id } = await sent();
    await done('PUT', `/${_id}`, { isActive: false });
    expect(await statesOf(_id)).toEqual(['held']);
    await done('PUT', `/${_id}`, { isActive: true });
    expect(await statesOf(_id)).toEqual(['queued']);
  });

  it('that was completed holds a retried message while it is switched off', async () => {
    const { id, message } = await inState('completed');
    await call('POST', `/marketing/${id}/messages/${message}/retry`);
    await done('PUT', `/${id}`, { isActive: false });
    expect(await statesOf(id)).toEqual(['held']);
    await done('PUT', `/${id}`, { isActive: true });
    expect(await statesOf(id)).toEqual(['queued']);
  });

  it('ended by hand sends nothing more, and its code is no longer valid', async () => {
    await customer();
    const { _id } = await sent();
    expect(await done('PUT', `/${_id}`, { status: 'completed' })).toMatchObject({
      status: 'completed',
      isActive: false,
    });
    expect(await messages(_id)).toMatchObject([{ status: 'undelivered', error: 'أُنهيت الحملة' }]);
    const [message] = await messages(_id);
    expect(await refusal('POST', `/${_id}/messages/${message?.id}/retry`)).toEqual([
      409,
      marketingTexts.switchedOff,
    ]);
  });
});

describe('a failed message', () => {
  it('is retried, but only a failed one, and only of that campaign', async () => {
    const { id, message } = await inState('active');
    const other = await inState('active');
    expect(await refusal('POST', `/${other.id}/messages/${message}/retry`)).toEqual([
      404,
      marketingTexts.messageMissing,
    ]);
    expect((await call('POST', `/marketing/${id}/messages/${message}/retry`)).json()).toEqual({
      success: true,
      message: 'أُعيدت الرسالة إلى الانتظار',
    });
    expect(await messages(id)).toMatchObject([{ status: 'queued', attempts: 0, error: '' }]);
    expect((await refusal('POST', `/${id}/messages/${message}/retry`))[0]).toBe(409);
  });

  it.each([
    ['opted out', { noMarketing: true }],
    ['was blocked', { isBlocked: true }],
    ['was deactivated', { isActive: false }],
  ])('is not retried for a customer who %s', async (_, fields) => {
    const { id, message } = await inState('active');
    const shown = async () =>
      (await call('GET', `/marketing/${id}/messages`)).json().data[0].customer.isExcluded;
    expect(await shown()).toBe(false);
    await shop.db.updateTable('customers').set(fields).execute();
    expect(await shown()).toBe(true);
    expect(await refusal('POST', `/${id}/messages/${message}/retry`)).toEqual([
      409,
      marketingTexts.recipientExcluded,
    ]);
    expect(await statesOf(id)).toEqual(['failed']);
  });

  it('is not retried for a customer who was deleted', async () => {
    const { id, message } = await inState('active');
    await shop.db.deleteFrom('customers').execute();
    expect(await refusal('POST', `/${id}/messages/${message}/retry`)).toEqual([
      409,
      marketingTexts.recipientDeleted,
    ]);
  });

  it('is not retried after the last day, also of a completed campaign', async () => {
    const { id, message } = await inState('completed');
    await done('PUT', `/${id}`, { validTo: '2020-01-01' });
    expect(await refusal('POST', `/${id}/messages/${message}/retry`)).toEqual([409, marketingTexts.over]);
    expect(await statesOf(id)).toEqual(['failed']);
  });
});
