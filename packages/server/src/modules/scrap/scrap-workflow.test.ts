import { scrapStatus, scrapTexts, scrapWorkflow, type ScrapStatus } from '@turoos/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApp, type Person } from '../../../test/app';
import { describeWorkflow } from '../../../test/describe-workflow';
import { aPlace } from '../../../test/scrap';

const shop = useApp();
let boss: Person;

beforeAll(async () => {
  boss = await shop.person('manager');
});

async function inState(status: ScrapStatus): Promise<string> {
  const place = await aPlace(shop, 3);
  const { _id: id } = await place.report(boss);
  await shop.db.updateTable('scrapReports').set({ status }).where('id', '=', id).execute();
  return id;
}

const post = (id: string, step: string, body: object = {}) => boss.call('POST', `/scrap/${id}/${step}`, body);
const put = (who: Person, id: string, body: object) => who.call('PUT', `/scrap/${id}`, body);
const complete = (who: Person, id: string) => put(who, id, { status: 'completed' });

describe('the workflow of a scrap report', () => {
  it('has four statuses', () =>
    expect(Object.keys(scrapStatus)).toEqual(['pending', 'approved', 'rejected', 'completed']));

  describeWorkflow(shop, {
    workflow: scrapWorkflow,
    rights: { edit: 'scrap:update', remove: 'scrap:delete' },
    inState,
    take: (who, id, step) =>
      step === 'complete' ? complete(who, id) : who.call('POST', `/scrap/${id}/${step}`, {}),
    edit: (who, id) => put(who, id, { notes: 'تعديل' }),
    remove: (who, id) => who.call('DELETE', `/scrap/${id}`),
  });

  it('leads from pending to approved to completed, and records each step', async () => {
    const place = await aPlace(shop, 10);
    const { _id } = await place.report(boss, { quantity: 4 });
    expect(await place.there()).toBe(10);
    expect((await post(_id, 'approve', { notes: 'شوهدت مكسورة' })).json().data).toMatchObject({
      status: 'approved',
      approvedAt: expect.any(String),
      completedAt: null,
    });
    expect(await place.there()).toBe(6);
    const { data } = (await complete(boss, _id)).json();
    expect(data).toMatchObject({
      status: 'completed',
      completedAt: expect.any(String),
      steps: [
        { step: 'approve', note: 'شوهدت مكسورة', user: { _id: boss.id } },
        { step: 'complete', fromStatus: 'approved', toStatus: 'completed' },
      ],
    });
    expect(await place.there()).toBe(6);
    expect(await place.movements()).toMatchObject([
      { quantity: -4, sourceType: 'scrap', sourceId: _id, sourceNumber: data.reportNumber, userId: boss.id },
    ]);
  });

  it('leaves the stock alone when rejected, and stores the reason', async () => {
    const place = await aPlace(shop, 10);
    const { _id } = await place.report(boss);
    expect((await post(_id, 'reject', { reason: 'تصلح للبيع' })).json().data).toMatchObject({
      status: 'rejected',
      approvedAt: null,
      steps: [{ note: 'تصلح للبيع' }],
    });
    expect(await place.there()).toBe(10);
  });

  it('accepts notes when approving and a reason when rejecting', async () => {
    const { _id } = await (await aPlace(shop, 1)).report(boss);
    expect((await post(_id, 'approve', { reason: 'x' })).statusCode).toBe(400);
    expect((await post(_id, 'reject', { notes: 'x' })).statusCode).toBe(400);
  });

  it('refuses approval once the goods are gone', async () => {
    const place = await aPlace(shop, 5);
    const [first, second] = [
      await place.report(boss, { quantity: 3 }),
      await place.report(boss, { quantity: 3 }),
    ];
    await post(first._id, 'approve');
    const reply = await post(second._id, 'approve');
    expect(reply.statusCode).toBe(409);
    expect(reply.json().message).toMatch(/هي 3 وحدة والمتوفر 2 وحدة$/);
    expect((await boss.call('GET', `/scrap/${second._id}`)).json().data.status).toBe('pending');
    expect(await place.there()).toBe(2);
  });

  it('takes the goods once when approved concurrently', async () => {
    const place = await aPlace(shop, 9);
    const { _id } = await place.report(boss, { quantity: 4 });
    await Promise.all([1, 2, 3].map(() => post(_id, 'approve')));
    expect(await place.there()).toBe(5);
    expect(await place.movements()).toHaveLength(1);
  });

  it('completes also when the whole report is sent back with the new status', async () => {
    const { _id } = await (await aPlace(shop, 1)).report(boss);
    const { data } = (await post(_id, 'approve')).json();
    expect((await put(boss, _id, { ...data, status: 'completed' })).json().data.status).toBe('completed');
  });

  it.each(['approved', 'rejected'])('does not reach %s by an edit', async (status) => {
    const { _id } = await (await aPlace(shop, 1)).report(boss);
    const reply = await put(boss, _id, { status });
    expect([reply.statusCode, reply.json().message]).toEqual([409, scrapTexts.byStepsOnly]);
  });

  it('lets a user with only that right complete it', async () => {
    const viewer = await shop.person('viewer');
    const { _id } = await (await aPlace(shop, 1)).report(boss);
    await post(_id, 'approve');
    expect((await complete(viewer, _id)).statusCode).toBe(403);
    await shop.db
      .updateTable('users')
      .set({ permissions: ['scraps.execute'] })
      .where('id', '=', viewer.id)
      .execute();
    expect((await complete(viewer, _id)).json().data.status).toBe('completed');
    expect((await put(viewer, _id, { notes: 'x' })).statusCode).toBe(403);
  });
});
