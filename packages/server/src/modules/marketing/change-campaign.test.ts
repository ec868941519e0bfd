import { marketingTexts, texts } from '@turoos/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/app';
import { useMarketing } from '../../../test/marketing';

const marketing = useMarketing();
const { shop, call, done, refusal, create, sent, sale, customer, messages } = marketing;
const someId = '01900000-0000-7000-8000-000000000000';

describe('a change of a campaign', () => {
  it('changes only the fields sent, and accepts a whole campaign sent back', async () => {
    const made = await create({ cost: 5 });
    const after = await done('PUT', `/${made._id}`, { ...made, name: 'اسم جديد', maxUses: 9 });
    expect(after).toMatchObject({ name: 'اسم جديد', maxUses: 9, cost: 5, code: made.code, version: 2 });
  });

  it('is refused when the client saw an older version, and accepted without a version', async () => {
    const { _id } = await create();
    await done('PUT', `/${_id}`, { name: 'أول', version: 1 });
    expect(await refusal('PUT', `/${_id}`, { name: 'ثان', version: 1 })).toEqual([
      409,
      texts.changedMeanwhile,
    ]);
    expect(await done('PUT', `/${_id}`, { name: 'ثالث' })).toMatchObject({ name: 'ثالث' });
  });

  it('is validated together with the unchanged fields', async () => {
    const { _id } = await create({ validFrom: '2026-12-10' });
    expect(await refusal('PUT', `/${_id}`, { validTo: '2026-12-01' })).toEqual([400, marketingTexts.dates]);
    expect(await refusal('PUT', `/${_id}`, { type: 'discount' })).toEqual([
      400,
      marketingTexts.discountRequired,
    ]);
    const { _id: fixed } = await create({ discountType: 'fixed', discountValue: 500 });
    expect(await refusal('PUT', `/${fixed}`, { discountType: 'percentage' })).toEqual([
      400,
      marketingTexts.percentage,
    ]);
    expect(await refusal('PUT', `/${_id}`, { name: '' })).toEqual([400, marketingTexts.required]);
  });

  it('of the code needs an unused one; an empty one keeps the current code', async () => {
    const [one, two] = [await create(), await create()];
    expect(await refusal('PUT', `/${two._id}`, { code: one.code.toLowerCase() })).toEqual([
      409,
      marketingTexts.codeTaken(one.code.toLowerCase()),
    ]);
    expect(await done('PUT', `/${two._id}`, { code: '' })).toMatchObject({ code: two.code });
    const race = await Promise.all(
      [one, two].map(({ _id }) => call('PUT', `/marketing/${_id}`, { code: 'RACE' })),
    );
    expect(race.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  it('after sending cannot touch the content people have read, but may change the rest', async () => {
    await customer();
    const { _id } = await sent({ type: 'discount', discountValue: 10 });
    for (const told of [
      { message: 'غيره' },
      { type: 'promotion' },
      { targetAudience: 'new' },
      { channels: ['email'] },
      { link: 'https://shop.ye' },
    ])
      expect(await refusal('PUT', `/${_id}`, told)).toEqual([409, marketingTexts.sentAlready]);
    expect(await refusal('PUT', `/${_id}`, { code: 'OTHER' })).toEqual([409, marketingTexts.codeUsed]);
    const rest = {
      name: 'غير الاسم',
      description: 'وصف',
      validFrom: '2026-01-01',
      validTo: '2099-01-01',
      maxUses: 5,
      minPurchaseAmount: 3,
      cost: 4,
      isActive: false,
      discountValue: 12,
    };
    expect(await done('PUT', `/${_id}`, rest)).toMatchObject({ ...rest, status: 'active' });
    await sale(_id);
    expect(await refusal('PUT', `/${_id}`, { discountValue: 20 })).toEqual([
      409,
      marketingTexts.discountUsed,
    ]);
    expect(await refusal('PUT', `/${_id}`, { discountType: 'fixed' })).toEqual([
      409,
      marketingTexts.discountUsed,
    ]);
    expect(await done('PUT', `/${_id}`, { discountValue: 12, cost: 9 })).toMatchObject({ cost: 9 });
  });
});

describe('a campaign', () => {
  it('MKT-07 is duplicated as a draft with the suffix and a new code, without its history', async () => {
    await customer();
    const first = await sent({ name: 'الأصل', type: 'discount', discountValue: 5, cost: 3, isActive: true });
    await done('POST', `/${first._id}/approve`, { notes: 'موافق' });
    const copy = await done('POST', `/${first._id}/duplicate`);
    expect(copy).toMatchObject({
      name: 'الأصل - نسخة',
      status: 'draft',
      message: first.message,
      discountValue: 5,
      cost: 3,
      targeted: 0,
      sent: 0,
      sentAt: null,
      approvedBy: null,
      approvalNotes: '',
      version: 1,
    });
    expect(copy._id).not.toBe(first._id);
    expect(copy.code).not.toBe(first.code);
    const long = await create({ name: 'ط'.repeat(200) });
    const { name } = await done('POST', `/${long._id}/duplicate`);
    expect([name.length, name.endsWith('ط - نسخة')]).toEqual([200, true]);
  });

  it('MKT-17 is approved with notes, without changing its state', async () => {
    const { _id } = await create();
    expect(await done('POST', `/${_id}/approve`, { notes: ' جيدة ' })).toMatchObject({
      status: 'draft',
      approvedBy: { _id: marketing.admin.id },
      approvedAt: expect.any(String),
      approvalNotes: 'جيدة',
    });
    expect(await done('POST', `/${_id}/approve`, {})).toMatchObject({ approvalNotes: '' });
  });

  it('is deleted with its messages, unless it is running or used by invoices', async () => {
    await customer();
    const { _id } = await sent();
    expect(await refusal('DELETE', `/${_id}`)).toEqual([409, marketingTexts.running]);
    await done('POST', `/${_id}/pause`);
    await sale(_id, { status: 'cancelled' });
    expect(await refusal('DELETE', `/${_id}`)).toEqual([409, marketingTexts.linked]);
    await shop.db.deleteFrom('sales').execute();
    expect((await call('DELETE', `/marketing/${_id}`)).json()).toEqual({
      success: true,
      message: 'تم حذف الحملة',
    });
    expect(await messages(_id)).toEqual([]);
    expect(await refusal('GET', `/${_id}`)).toEqual([404, marketingTexts.notFound]);
  });

  it('that does not exist is answered with 404', async () => {
    for (const [method, path, body] of [
      ['GET', ''],
      ['GET', '/analytics'],
      ['GET', '/messages'],
      ['PUT', '', {}],
      ['DELETE', ''],
      ['POST', '/send'],
      ['POST', '/pause'],
      ['POST', '/resume'],
      ['POST', '/duplicate'],
      ['POST', '/approve', {}],
      ['POST', `/messages/${someId}/retry`],
    ] as const)
      expect(await refusal(method, `/${someId}${path}`, body)).toEqual([404, marketingTexts.notFound]);
    expect((await call('GET', '/marketing/none')).statusCode).toBe(404);
  });

  it('MKT-27 writes an audit entry for every action', async () => {
    await customer();
    const { _id } = await create();
    for (const step of ['approve', 'send', 'pause', 'resume', 'duplicate'])
      await done('POST', `/${_id}/${step}`, step === 'approve' ? {} : undefined);
    await done('PUT', `/${_id}`, { status: 'completed' });
    await done('DELETE', `/${_id}`);
    const trace = await shop.db
      .selectFrom('auditLog')
      .select('action')
      .where('entityId', '=', _id)
      .orderBy('id')
      .execute();
    expect(trace.map(({ action }) => action)).toEqual([
      'campaign.create',
      'campaign.approve',
      'campaign.send',
      'campaign.pause',
      'campaign.resume',
      'campaign.update',
      'campaign.complete',
      'campaign.delete',
    ]);
  });
});

describe('rights', () => {
  const people = {} as Record<'viewer' | 'sales_manager' | 'accountant', Person>;
  beforeAll(async () => {
    for (const role of ['viewer', 'sales_manager', 'accountant'] as const)
      people[role] = await shop.person(role);
  });
  const answer = async (who: keyof typeof people, method: string, path: string, body?: object) =>
    (await people[who].call(method, `/marketing${path}`, body)).statusCode;

  it('MKT-13 reading needs marketing.read', async () => {
    expect(await answer('viewer', 'GET', '')).toBe(200);
    expect(await refusal('GET', '', undefined, people.accountant)).toEqual([
      403,
      'ليس لديك صلاحية لعرض الحملات التسويقية',
    ]);
  });

  it('MKT-04, MKT-14 sending requires the right to create, pausing the right to update, deleting its own', async () => {
    await customer();
    const { _id } = await create();
    expect(await answer('viewer', 'POST', `/${_id}/send`)).toBe(403);
    expect(await answer('viewer', 'POST', '', {})).toBe(403);
    expect(await answer('viewer', 'PUT', `/${_id}`, {})).toBe(403);
    expect(await answer('sales_manager', 'POST', `/${_id}/send`)).toBe(200);
    expect(await answer('sales_manager', 'POST', `/${_id}/pause`)).toBe(200);
    expect(await answer('sales_manager', 'DELETE', `/${_id}`)).toBe(403);
    expect(await answer('sales_manager', 'POST', `/${_id}/approve`, {})).toBe(403);
    await done('DELETE', `/${_id}`);
  });
});
