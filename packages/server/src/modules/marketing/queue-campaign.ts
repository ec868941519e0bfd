import { personalise } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import { readRates } from '../exchange-rates';
import { readSettings } from '../../kernel/settings';
import { readRecipients, type Recipient } from './audience.queries';
import { discountText } from './discount-text.rules';
import type { CampaignRow } from './lock-campaign';
import { sendingTime } from './sending-time.rules';
import { linkFor, type Reach } from './signed-links';

/** Customers per batch, so that a large audience doesn't fill the memory. */
const batch = 2000;

/** Queues one message per customer and reachable channel; returns the number of customers. */
export async function queueCampaign(
  tx: Tx,
  campaign: CampaignRow,
  { userId, reach }: { userId: string; reach: Reach },
): Promise<number> {
  const { name: shop } = await readSettings(tx, 'store');
  const { usdToYer } = await readRates(tx, { userId });
  const discount = discountText(campaign, usdToYer);
  const bodyFor = ({ id, name }: Recipient) =>
    personalise(campaign.message, {
      discount,
      code: campaign.code,
      link: linkFor(campaign.link, reach, id),
      // replaced last, so that a placeholder inside a customer's name is not expanded
      name,
    });
  const target = campaign.targetAudience;
  const channels = campaign.channels;
  const nextAttemptAt = sendingTime(campaign.validFrom, new Date());
  let targeted = 0;
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const recipients = await readRecipients(tx, { target, channels }, { after, customers: batch });
    if (recipients.length === 0) return targeted;
    await sql`
      insert into outbox
        (id, channel, recipient, subject, body, source_type, source_id, customer_id, user_id, next_attempt_at)
      select id, channel, recipient, case channel when 'email' then ${`${shop}: ${campaign.name}`} else '' end, body,
        'marketing', ${campaign.id}, customer_id, ${userId}, ${nextAttemptAt}
      from unnest(
        ${recipients.map(({ id }) => id)}::uuid[], ${recipients.map(({ channel }) => channel)}::text[],
        ${recipients.map(({ address }) => address)}::text[], ${recipients.map(bodyFor)}::text[],
        ${recipients.map(({ customerId }) => customerId)}::uuid[]
      ) as message (id, channel, recipient, body, customer_id)`.execute(tx);
    targeted += new Set(recipients.map(({ customerId }) => customerId)).size;
    after = recipients.at(-1)?.customerId ?? after;
  }
}
