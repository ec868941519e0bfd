import {
  adenDay,
  campaignStatusNames,
  channelNames,
  exact,
  messageStatusNames,
  sumOf,
} from '@turoos/contract';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { useMarketing } from '../../../test/marketing';
import { rate, roi } from './figures.rules';

const marketing = useMarketing();
const { shop, call, done, create, forget } = marketing;
afterEach(forget);

describe('campaign figures', () => {
  it.each([
    [300, 100, 200],
    [50, 100, -50],
    [100, 300, -66.67],
    [500, 0, 0],
    [0, 0, 0],
  ])('MKT-25 the return of %i on %i is %d per cent', (revenue, cost, expected) =>
    expect(roi(revenue, cost)).toBe(expected),
  );
  it('a rate of zero is 0', () => expect([rate(0, 0), rate(1, 3), rate(3, 2)]).toEqual([0, 33.33, 150]));

  it('MKT-20, TOOL-09 of a campaign without messages or sales are 0', async () => {
    const { _id } = await create();
    expect(await done('GET', `/${_id}/analytics`)).toEqual({
      queued: 0,
      sent: 0,
      delivered: 0,
      failed: 0,
      opened: 0,
      clicked: 0,
      used: 0,
      deliveryRate: 0,
      openRate: 0,
      conversionRate: 0,
      revenue: 0,
      rials: { rials: 0, unrated: 0 },
      cost: 0,
      roi: 0,
      byChannel: [],
      byDay: [],
    });
  });

  it('MKT-26, MKT-28 of all campaigns are in data.summary, and 0 in a shop without campaigns', async () => {
    const body = (await call('GET', '/marketing/statistics')).json();
    const zeros = {
      totalCampaigns: 0,
      draftCampaigns: 0,
      activeCampaigns: 0,
      pausedCampaigns: 0,
      completedCampaigns: 0,
      expiredCampaigns: 0,
      averageResponseRate: 0,
      totalTargetedCustomers: 0,
      totalExpectedRevenue: 0,
      totalSent: 0,
      totalOpened: 0,
      totalClicked: 0,
      totalConversions: 0,
      totalRevenue: 0,
      rials: { rials: 0, unrated: 0 },
      totalCost: 0,
      roi: 0,
    };
    expect(body).toEqual({ success: true, data: { summary: zeros }, summary: zeros });
  });
});

const message = fc.record({
  channel: fc.constantFrom(...channelNames),
  status: fc.constantFrom(...messageStatusNames),
  opened: fc.boolean(),
  clicked: fc.boolean(),
});
const sale = fc
  .record({
    status: fc.constantFrom('completed', 'completed', 'refunded', 'cancelled', 'pending'),
    total: fc.nat(50_000),
    refunded: fc.constantFrom(0, 0, 0.3, 1),
    hoursAgo: fc.nat(100),
  })
  .map(({ total, refunded, ...one }) => ({ ...one, total, refund: Math.round(total * refunded) }));
const campaign = fc.record({
  status: fc.constantFrom(...campaignStatusNames),
  targeted: fc.nat(40),
  cost: fc.constantFrom(0, 1250, 90_000),
  messages: fc.array(message, { maxLength: 12 }),
  sales: fc.array(sale, { maxLength: 8 }),
});
type Input = typeof campaign extends fc.Arbitrary<infer W> ? W : never;

async function write({ messages, sales, ...row }: Input): Promise<string> {
  const { _id } = await create();
  await shop.db.updateTable('campaigns').set(row).where('id', '=', _id).execute();
  if (messages.length > 0)
    await shop.db
      .insertInto('outbox')
      .values(
        messages.map(({ channel, status, opened, clicked }) => ({
          channel,
          status,
          recipient: 'x',
          body: '',
          sourceType: 'marketing',
          sourceId: _id,
          openedAt: opened ? new Date() : null,
          clickedAt: clicked ? new Date() : null,
        })),
      )
      .execute();
  for (const { status, total, refund, hoursAgo } of sales)
    await marketing.sale(_id, {
      status: status as 'completed',
      total,
      refund,
      at: new Date(Date.now() - hoursAgo * 3_600_000),
    });
  return _id;
}

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
const share = (part: number, whole: number) => (whole ? exact(part).times(100).over(whole).round(2) : 0);
const standing = ({ sales }: Input) =>
  sales.filter(({ status }) => ['completed', 'refunded'].includes(status));
const brought = (input: Input) => sum(standing(input).map(({ total, refund }) => total - refund));

/** These sales were made without an exchange rate. */
const withoutRate = (cents: number) => ({ rials: 0, unrated: cents / 100 });

/** Computes the same figures row by row in JavaScript. */
function slowly(input: Input) {
  const of = (test: (one: Input['messages'][number]) => boolean, among = input.messages) =>
    among.filter(test).length;
  const isSent = ({ status }: { status: string }) => status === 'sent';
  const isLost = ({ status }: { status: string }) => ['failed', 'undelivered', 'skipped'].includes(status);
  const [sent, failed, used] = [of(isSent), of(isLost), standing(input).length];
  const days = [...new Set(standing(input).map(dayOf))].toSorted();
  return {
    queued: input.messages.length,
    sent,
    delivered: sent,
    failed,
    opened: of(({ opened }) => opened),
    clicked: of(({ clicked }) => clicked),
    used,
    deliveryRate: share(sent, sent + failed),
    openRate: share(
      of(({ opened }) => opened),
      sent,
    ),
    conversionRate: share(used, sent),
    revenue: brought(input) / 100,
    rials: withoutRate(brought(input)),
    cost: input.cost / 100,
    roi: share(brought(input) - input.cost, input.cost),
    byChannel: channelNames.flatMap((channel) => {
      const own = input.messages.filter((one) => one.channel === channel);
      return own.length === 0
        ? []
        : [
            {
              channel,
              queued: own.length,
              sent: of(isSent, own),
              failed: of(isLost, own),
              opened: of(({ opened }) => opened, own),
              clicked: of(({ clicked }) => clicked, own),
            },
          ];
    }),
    byDay: days.map((date) => {
      const own = { ...input, sales: input.sales.filter((one) => dayOf(one) === date) };
      return {
        date,
        uses: standing(own).length,
        revenue: brought(own) / 100,
        rials: withoutRate(brought(own)),
      };
    }),
  };
}
const dayOf = ({ hoursAgo }: { hoursAgo: number }) => adenDay(new Date(Date.now() - hoursAgo * 3_600_000));

function slowSummary(inputs: readonly Input[]) {
  const all = inputs.map((input) => ({ ...input, revenue: brought(input), uses: standing(input).length }));
  const [revenue, targeted, cost] = [
    sum(all.map((one) => one.revenue)),
    sum(all.map((one) => one.targeted)),
    sum(all.map((one) => one.cost)),
  ];
  const written = all.filter((one) => one.targeted > 0);
  const running = all.filter(({ status }) => status === 'active' || status === 'paused');
  const more = running
    .filter((one) => one.targeted * revenue > one.revenue * targeted)
    .map((one) => exact(one.targeted).times(revenue).over(targeted).minus(one.revenue));
  const inState = (state: string) => all.filter(({ status }) => status === state).length;
  const messages = all.flatMap((one) => one.messages);
  return {
    totalCampaigns: all.length,
    draftCampaigns: inState('draft'),
    activeCampaigns: inState('active'),
    pausedCampaigns: inState('paused'),
    completedCampaigns: inState('completed'),
    expiredCampaigns: inState('expired'),
    averageResponseRate: written.length
      ? sumOf(written, (one) => exact(one.uses).over(one.targeted))
          .times(100)
          .over(written.length)
          .round(2)
      : 0,
    totalTargetedCustomers: targeted,
    totalExpectedRevenue: (revenue + sumOf(more, (one) => one).round()) / 100,
    totalSent: messages.filter(({ status }) => status === 'sent').length,
    totalOpened: messages.filter(({ opened }) => opened).length,
    totalClicked: messages.filter(({ clicked }) => clicked).length,
    totalConversions: sum(all.map((one) => one.uses)),
    totalRevenue: revenue / 100,
    rials: withoutRate(revenue),
    totalCost: cost / 100,
    roi: share(revenue - cost, cost),
  };
}

describe('TOOL-09, TOOL-14 the figures of random campaigns', () => {
  it(
    'equal those computed row by row',
    () =>
      fc.assert(
        fc.asyncProperty(fc.array(campaign, { minLength: 1, maxLength: 4 }), async (inputs) => {
          await forget();
          const ids: string[] = [];
          for (const input of inputs) ids.push(await write(input));
          // sales without a code belong to no campaign
          await marketing.sale(null, { total: 777 });
          for (const [place, input] of inputs.entries()) {
            expect(await done('GET', `/${ids[place]}/analytics`)).toEqual(slowly(input));
            expect(await done('GET', `/${ids[place]}`)).toMatchObject({
              uses: standing(input).length,
              revenue: brought(input) / 100,
              sent: input.messages.filter(({ status }) => status === 'sent').length,
              responseRate: share(standing(input).length, input.targeted),
            });
          }
          const { summary } = (await call('GET', '/marketing/statistics')).json();
          expect(summary).toEqual(slowSummary(inputs));
        }),
        { numRuns: 25 },
      ),
    60_000,
  );
});
