import { addDays, adenDay, type MessageStatus } from '@turoos/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { jobContext } from '../../../test/job-context';
import { useMarketing } from '../../../test/marketing';
import { campaignEnds } from '../../jobs/campaigns';

const { shop, call, done, create, sent, sale, customer, messages, forget } = useMarketing();
afterEach(forget);

const run = () => {
  const announced: string[] = [];
  const context = jobContext(shop.db, { announce: (topics) => void announced.push(...topics) });
  return campaignEnds.run(context, undefined).then(() => announced);
};
const statusOf = async (id: string) => (await done('GET', `/${id}`)).status;
const yesterday = () => addDays(adenDay(), -1);
const setMessages = (id: string, status: MessageStatus) =>
  shop.db.updateTable('outbox').set({ status }).where('sourceId', '=', id).execute();

describe('TOOL-13 a campaign after its last day', () => {
  it('expires, running or paused, together with its unsent messages', async () => {
    await customer();
    const [running, paused, draft, today] = [
      await sent({ maxUses: 1 }),
      await sent({ maxUses: 1 }),
      await create({ validTo: yesterday() }),
      await sent({ maxUses: 1, validTo: adenDay() }),
    ];
    await done('POST', `/${paused._id}/pause`);
    for (const { _id } of [running, paused]) await done('PUT', `/${_id}`, { validTo: yesterday() });
    expect(await run()).toEqual(['marketing']);
    expect(await Promise.all([running, paused, draft, today].map(({ _id }) => statusOf(_id)))).toEqual([
      'expired',
      'expired',
      'draft',
      'active',
    ]);
    for (const { _id } of [running, paused])
      expect(await messages(_id)).toMatchObject([{ status: 'undelivered', error: 'انتهت مدة سريان الحملة' }]);
    expect(await messages(today._id)).toMatchObject([{ status: 'queued' }]);
    expect(await run()).toEqual([]);
  });

  it('expires if it was completed and a retried message still waits, and stays completed otherwise', async () => {
    await customer();
    const [waiting, over] = [await sent(), await sent()];
    for (const { _id } of [waiting, over]) await setMessages(_id, 'failed');
    await run();
    const [message] = await messages(waiting._id);
    expect((await call('POST', `/marketing/${waiting._id}/messages/${message?.id}/retry`)).statusCode).toBe(
      200,
    );
    for (const { _id } of [waiting, over]) await done('PUT', `/${_id}`, { validTo: yesterday() });
    await run();
    expect(await Promise.all([waiting, over].map(({ _id }) => statusOf(_id)))).toEqual([
      'expired',
      'completed',
    ]);
    expect(await messages(waiting._id)).toMatchObject([{ status: 'undelivered' }]);
    expect(await messages(over._id)).toMatchObject([{ status: 'failed' }]);
  });

  it('keeps its sent messages', async () => {
    await customer();
    const { _id } = await sent({ maxUses: 5 });
    await setMessages(_id, 'sent');
    await done('PUT', `/${_id}`, { validTo: yesterday() });
    await run();
    expect(await messages(_id)).toMatchObject([{ status: 'sent', error: '' }]);
  });
});

describe('TOOL-13 a campaign is completed', () => {
  it.each(['sent', 'failed', 'undelivered', 'skipped'] as const)(
    'MKT-09 when every message is finished (%s) and uses have no limit',
    async (state) => {
      await customer();
      const { _id } = await sent();
      expect(await run()).toEqual([]);
      await setMessages(_id, state);
      expect(await run()).toEqual(['marketing']);
      expect(await done('GET', `/${_id}`)).toMatchObject({ status: 'completed', isActive: true });
    },
  );

  it('with a limit, only when completed or refunded sales have used it up', async () => {
    await customer();
    const { _id } = await sent({ maxUses: 2 });
    await setMessages(_id, 'sent');
    await sale(_id);
    await sale(_id, { status: 'cancelled' });
    await sale(_id, { status: 'pending' });
    await run();
    expect(await statusOf(_id)).toBe('active');
    await sale(_id, { status: 'refunded', refund: 1000 });
    await run();
    expect(await statusOf(_id)).toBe('completed');
  });

  it('not while a message is queued, nor while the campaign is paused', async () => {
    await customer();
    const { _id } = await sent({ maxUses: 1 });
    await sale(_id);
    await run();
    expect(await statusOf(_id)).toBe('active');
    await setMessages(_id, 'sent');
    await done('POST', `/${_id}/pause`);
    await run();
    expect(await statusOf(_id)).toBe('paused');
    await done('POST', `/${_id}/resume`);
    await Promise.all([run(), run(), run()]);
    expect(await statusOf(_id)).toBe('completed');
    const trace = await shop.db
      .selectFrom('auditLog')
      .select(['action', 'userName'])
      .where('entityId', '=', _id)
      .where('action', '=', 'campaign.complete')
      .execute();
    expect(trace).toEqual([{ action: 'campaign.complete', userName: 'النظام' }]);
  });
});
