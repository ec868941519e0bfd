import type { Channel } from '@turoos/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { useMarketing } from '../../../test/marketing';

const { call, sent, sale, customer, messages, forget } = useMarketing();
afterEach(forget);

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const reached = async (body: object) =>
  (await messages((await sent(body))._id)).map(({ channel, recipient }) => [channel, recipient]);

describe('the audience', () => {
  it('MKT-24 all is every customer who accepts marketing', async () => {
    await customer({ phone: '777000001' });
    await customer({ phone: '777000002', isBlocked: true });
    await customer({ phone: '777000003', isActive: false });
    await customer({ phone: '777000004', noMarketing: true });
    expect(await reached({})).toEqual([['sms', '777000001']]);
    expect((await call('GET', '/marketing/audience')).json().data).toEqual({
      customers: 1,
      reachable: 1,
      sms: 1,
      email: 0,
      whatsapp: 1,
      excluded: 1,
    });
  });

  it('MKT-24 active customers bought within 90 days, inactive ones did not', async () => {
    const [regular, former, never] = [
      await customer({ phone: '777000001' }),
      await customer({ phone: '777000002' }),
      await customer({ phone: '777000003' }),
    ];
    await sale(null, { customer: regular, at: daysAgo(89) });
    await sale(null, { customer: former, at: daysAgo(91) });
    await sale(null, { customer: never, status: 'cancelled' });
    await sale(null, { customer: never, status: 'pending' });
    expect(await reached({ targetAudience: 'active' })).toEqual([['sms', '777000001']]);
    expect(await reached({ targetAudience: 'inactive' })).toEqual([
      ['sms', '777000002'],
      ['sms', '777000003'],
    ]);
    const counted = async (target: string) =>
      (await call('GET', `/marketing/audience?targetAudience=${target}`)).json().data.customers;
    expect([await counted('active'), await counted('inactive')]).toEqual([1, 2]);
    // in another month than the one in which the 90 days began
    await sale(null, { customer: former, at: daysAgo(40) });
    expect([await counted('active'), await counted('inactive')]).toEqual([2, 1]);
  });

  it('MKT-24 new customers were added within 30 days, loyal ones have points', async () => {
    await customer({ phone: '777000001', createdAt: daysAgo(29) });
    await customer({ phone: '777000002', createdAt: daysAgo(31), loyaltyPoints: 1 });
    expect(await reached({ targetAudience: 'new' })).toEqual([['sms', '777000001']]);
    expect(await reached({ targetAudience: 'loyal' })).toEqual([['sms', '777000002']]);
  });

  it('gets one message per channel the customer has an address for', async () => {
    await customer({ phone: '+967 777-000 ٠٠١', email: 'a@shop.ye' });
    await customer({ phone: '777000002', email: '' });
    await customer({ phone: '', email: 'c@shop.ye' });
    await customer({ phone: 'لا يوجد 12', email: 'لا يوجد' });
    await customer({ phone: '12345', email: 'd@nowhere' });
    const { _id, targeted } = await sent({ channels: ['sms', 'email', 'whatsapp'] });
    expect(targeted).toBe(3);
    const of = async (channel: Channel) => (await messages(_id, channel)).map(({ recipient }) => recipient);
    expect(await of('sms')).toEqual(['777000002', '967777000001']);
    expect(await of('whatsapp')).toEqual(['777000002', '967777000001']);
    expect(await of('email')).toEqual(['a@shop.ye', 'c@shop.ye']);
    const count = async (channels: string) =>
      (await call('GET', `/marketing/audience?channels=${channels}`)).json().data;
    expect(await count('sms,email')).toMatchObject({
      customers: 5,
      reachable: 3,
      sms: 2,
      email: 2,
      whatsapp: 2,
    });
    expect(await count('email')).toMatchObject({ reachable: 2 });
    expect(await count('none')).toMatchObject({ reachable: 0 });
    expect((await call('GET', '/marketing/audience?targetAudience=x')).statusCode).toBe(400);
  });

  it('MKT-19 is counted for each kind exactly as it would be sent', async () => {
    await customer({ loyaltyPoints: 5, createdAt: daysAgo(40) });
    await customer();
    for (const [target, expected] of [
      ['all', 2],
      ['loyal', 1],
      ['new', 1],
      ['active', 0],
      ['inactive', 2],
    ]) {
      const reply = await call('GET', `/marketing/audience?targetAudience=${target}&channels=sms`);
      expect([target, reply.json().data.reachable]).toEqual([target, expected]);
    }
  });
});
