import { addDays, adenDay, NewCampaign, type CampaignChanges } from '@turoos/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '../db/transaction';
import {
  createCampaign,
  endDueCampaigns,
  pauseCampaign,
  sendCampaign,
  updateCampaign,
} from '../modules/marketing';
import { demoActor, pastHour } from './demo-documents';
import type { DemoPart } from './demo-part';

interface Story {
  campaign: z.input<typeof NewCampaign>;
  daysAgo: number;
  /** Days it is valid; unlimited without it. */
  days?: number;
  /** The percentage of messages sent; a draft has none. */
  left?: number;
  /** Every n-th invoice of that time to its customers has the code. */
  everyInvoice?: number;
  end?: 'pause' | 'complete';
}

const stories: readonly Story[] = [
  {
    campaign: {
      name: 'خصم الصيانة الدورية',
      description: 'قبل موسم السفر',
      type: 'discount',
      message: 'الأخ {الاسم}، خصم {الخصم} على قطع الصيانة الدورية. اذكر الرمز {الرمز} عند الشراء.',
      channels: ['sms', 'email'],
      code: 'SIANA5',
      discountValue: 5,
      cost: 180,
    },
    daysAgo: 150,
    days: 45,
    left: 100,
    everyInvoice: 1,
  },
  {
    campaign: {
      name: 'عروض العيد للعملاء الأوفياء',
      type: 'promotion',
      message: 'كل عام وأنت بخير {الاسم}. اذكر الرمز {الرمز} لهدية مع كل تغيير زيت: {الرابط}',
      targetAudience: 'loyal',
      channels: ['sms'],
      code: 'EID',
      link: 'https://turoos.example/eid',
      cost: 240.5,
    },
    daysAgo: 80,
    left: 100,
    everyInvoice: 40,
  },
  {
    campaign: {
      name: 'تصفية القطع المستعملة',
      type: 'announcement',
      message: 'وصلت قطع مستعملة أصلية بأسعار التصفية. الرمز {الرمز}.',
      channels: ['sms', 'whatsapp'],
      code: 'TASFIA',
      cost: 120,
    },
    daysAgo: 50,
    left: 70,
    everyInvoice: 50,
    end: 'complete',
  },
  {
    campaign: {
      name: 'اشتقنا إليكم',
      description: 'لمن لم يشترِ منذ ثلاثة أشهر',
      type: 'reminder',
      message: 'الأخ {الاسم}، مضى وقت على زيارتك الأخيرة. قطع جديدة وأسعار أفضل بانتظارك.',
      targetAudience: 'inactive',
      channels: ['sms', 'whatsapp'],
      cost: 8,
    },
    daysAgo: 12,
    days: 40,
    left: 40,
    end: 'pause',
  },
  {
    campaign: {
      name: 'خصم الشتاء على البطاريات',
      type: 'discount',
      message: '{الاسم}، خصم {الخصم} على البطاريات حتى نفاد الكمية. الرمز {الرمز}: {الرابط}',
      targetAudience: 'active',
      channels: ['sms', 'email', 'whatsapp'],
      code: 'SHITA5',
      link: 'https://turoos.example/batteries',
      discountValue: 5,
      minPurchaseAmount: 20,
      maxUses: 200,
      cost: 30,
    },
    daysAgo: 6,
    days: 30,
    left: 60,
    everyInvoice: 1,
  },
  {
    campaign: {
      name: 'تخفيضات نهاية العام',
      description: 'بانتظار اعتماد المدير',
      type: 'discount',
      message: '{الاسم}، خصم {الخصم} على كل فاتورة من 50 دولاراً فأكثر. الرمز {الرمز}.',
      discountType: 'fixed',
      discountValue: 5,
      minPurchaseAmount: 50,
      maxUses: 100,
    },
    daysAgo: 2,
  },
  {
    campaign: {
      name: 'أوقات الدوام في الإجازة',
      type: 'announcement',
      message: 'نفتح أبوابنا في الإجازة من 9 صباحاً إلى 1 ظهراً.',
      channels: ['whatsapp'],
    },
    daysAgo: 1,
  },
];

export const demoMarketing: DemoPart = {
  title: 'campaigns and what they brought',
  async fill(tx) {
    const manager = await demoActor(tx, 'manager');
    const reach = { secret: new Uint8Array(32), publicUrl: undefined };
    for (const { campaign, daysAgo, days, left, everyInvoice, end } of stories) {
      const at = pastHour(daysAgo, 2);
      const { _id: id } = await createCampaign(tx, manager, NewCampaign.parse(campaign));
      if (left !== undefined) {
        await sendCampaign(tx, manager, id, reach);
        await deliverMessages(tx, id, { at, left });
        if (everyInvoice) await nameCode(tx, id, { at, days, everyInvoice });
        const validFrom = adenDay(at);
        const dates: CampaignChanges = { validFrom, validTo: days ? addDays(validFrom, days) : null };
        await updateCampaign(tx, manager, id, end === 'complete' ? { ...dates, status: 'completed' } : dates);
      }
      if (end === 'pause') await pauseCampaign(tx, manager, id);
      await tx.updateTable('campaigns').set({ createdAt: at, updatedAt: at }).where('id', '=', id).execute();
    }
    await endDueCampaigns(tx);
  },
};

/**
 * Sets the status of messages: most arrived, some were opened and their links followed, a few failed; the
 * rest wait.
 */
async function deliverMessages(tx: Tx, id: string, { at, left }: { at: Date; left: number }): Promise<void> {
  const { link } = await tx
    .updateTable('campaigns')
    .set({ sentAt: at })
    .where('id', '=', id)
    .returning('link')
    .executeTakeFirstOrThrow();
  const after = (seconds: number) =>
    sql`least(now(), ${at}::timestamptz + n * ${seconds} * interval '1 second')`;
  await sql`
    update outbox set created_at = ${at}, status = fate,
      attempts = case fate when 'sent' then 1 when 'failed' then 4 else 0 end,
      error = case fate when 'failed' then 'تعذّر إرسال الرسالة' else '' end,
      sent_at = case fate when 'sent' then ${after(2)} end,
      opened_at = case when fate = 'sent' and (follows or channel = 'email' and n % 3 = 0) then ${after(420)} end,
      clicked_at = case when fate = 'sent' and follows then ${after(480)} end
    from (
      select message, n, n % 9 = 0 and ${link !== ''} as follows,
        case when n % 100 >= ${left} then 'queued' when n % 23 <> 5 then 'sent'
          when by_hand then 'skipped' else 'failed' end as fate
      from (
        select id as message, channel = 'whatsapp' as by_hand,
          row_number() over (order by md5(customer_id::text || channel)) as n
        from outbox where source_type = 'marketing' and source_id = ${id}
      ) as numbered
    ) as delivered where message = outbox.id`.execute(tx);
}

/** Puts the code on invoices of its time; for a discount, only on those with at least that discount. */
async function nameCode(
  tx: Tx,
  id: string,
  { at, days = 60, everyInvoice }: { at: Date; days?: number | undefined; everyInvoice: number },
): Promise<void> {
  await sql`
    update sales set campaign_id = ${id}, campaign_discount = gift
    from (
      select s.id, g.gift, row_number() over (order by s.created_at) as n
      from sales s join campaigns c on c.id = ${id}
      cross join lateral (select case c.type when 'discount'
        then round(s.subtotal * c.discount_value / 10000.0)::bigint else 0 end as gift) as g
      where s.created_at between ${at} and ${at}::timestamptz + ${days} * interval '1 day'
        and s.status in ('completed', 'refunded') and s.campaign_id is null
        and s.customer_id is not null and s.discount >= g.gift and s.subtotal >= c.min_purchase_amount
    ) as matching where matching.id = sales.id and n % ${everyInvoice} = 0`.execute(tx);
}
