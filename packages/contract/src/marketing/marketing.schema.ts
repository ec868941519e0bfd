import { z } from 'zod';
import { foldCode } from '../kernel/fold';
import { Usd, usdText } from '../kernel/money';
import { Id, line, optionalLine, optionalText } from '../kernel/text';
import { Day, Instant } from '../kernel/time';
import {
  audienceNames,
  campaignStatus,
  campaignStatusNames,
  campaignTypeNames,
  channelNames,
  discountTypeNames,
  messageStatusNames,
  type CampaignStatus,
} from './marketing.status';

export const marketingTexts = {
  required: 'يرجى ملء الحقول المطلوبة',
  notFound: 'الحملة غير موجودة',
  codeTaken: (code: string) => `الرمز ${code} مستخدم في حملة أخرى`,
  wrongCode: 'رمز الحملة حروف وأرقام فقط',
  amount: 'يرجى إدخال مبلغ صحيح',
  percentage: 'نسبة الخصم من 0 إلى 100',
  discountRequired: 'يرجى إدخال قيمة الخصم',
  maxUses: 'عدد مرات الاستخدام رقم صحيح، و0 يعني بلا حد',
  dates: 'تاريخ الانتهاء لا يمكن أن يسبق تاريخ البداية',
  channels: 'اختر وسيلة إرسال واحدة على الأقل',
  link: 'الرابط يبدأ بـ http:// أو https://',
  wrongStatus: (status: CampaignStatus) => `الحملة ${campaignStatus[status].label}، لا يمكن تنفيذ العملية`,
  sentAlready: 'لا يمكن تعديل نوع الحملة ورسالتها وجمهورها ووسائلها بعد إرسالها',
  codeUsed: 'لا يمكن تغيير رمز حملة أُرسلت أو استُخدم رمزها',
  discountUsed: 'لا يمكن تغيير خصم حملة استُخدم رمزها في فواتير',
  switchedOff: 'الحملة موقوفة، فعّلها أولاً',
  over: 'انتهت صلاحية الحملة، غيّر تاريخ الانتهاء أولاً',
  nobody: 'لا يوجد عملاء يمكن الوصول إليهم بالوسائل المختارة',
  linked: 'لا يمكن حذف حملة استُخدم رمزها في فواتير، يمكنك إيقافها بدلاً من ذلك',
  running: 'أوقف الحملة مؤقتاً قبل حذفها',
  messageMissing: 'الرسالة غير موجودة',
  codeMissing: (code: string) => `لا توجد حملة بالرمز ${code}`,
  codeClosed: (code: string) => `الرمز ${code} غير ساري حالياً`,
  codeOver: (code: string) => `انتهت صلاحية الرمز ${code}`,
  codeEarly: (code: string) => `لم تبدأ صلاحية الرمز ${code} بعد`,
  codeSpent: (code: string) => `استُنفد عدد مرات استخدام الرمز ${code}`,
  codeMinimum: (code: string, least: number) => `الرمز ${code} للفواتير من ${usdText(least)} دولار فأكثر`,
} as const;

/** Longer texts are cut into many paid pieces by the networks. */
export const mostMessageLetters = 2000;

const money = Usd.refine((cents) => cents >= 0, marketingTexts.amount);
/** Letters and digits only, so that it can be read out and typed at any keyboard. */
const Code = optionalLine(24)
  .unwrap()
  .refine(
    (code) => /^[\p{L}\p{N}-]*$/u.test(code) && (code === '' || foldCode(code) !== ''),
    marketingTexts.wrongCode,
  );
const link = optionalLine(500)
  .unwrap()
  .refine((text) => text === '' || (/^https?:\/\//.test(text) && URL.canParse(text)), marketingTexts.link);

const fields = {
  name: line(marketingTexts.required),
  message: line(marketingTexts.required, mostMessageLetters),
  description: optionalText(),
  type: z.enum(campaignTypeNames),
  targetAudience: z.enum(audienceNames),
  channels: z
    .array(z.enum(channelNames))
    .max(20)
    .overwrite((chosen) => [...new Set(chosen)])
    .refine((chosen) => chosen.length > 0, marketingTexts.channels),
  /** Made by the server when empty. */
  code: Code,
  link,
  discountType: z.enum(discountTypeNames),
  /** Per cent or dollars, both with two decimals. */
  discountValue: money,
  minPurchaseAmount: money,
  validFrom: Day.nullable(),
  validTo: Day.nullable(),
  /** 0 for as many as come. */
  maxUses: z
    .int(marketingTexts.maxUses)
    .min(0, marketingTexts.maxUses)
    .max(1_000_000, marketingTexts.maxUses),
  isActive: z.boolean(),
  /** What it cost the shop, for its return. */
  cost: money,
};

interface Terms {
  type?: string | undefined;
  discountType?: string | undefined;
  discountValue?: number | undefined;
  validFrom?: string | null | undefined;
  validTo?: string | null | undefined;
}

/** What is wrong with the terms of a campaign as a whole, by the field it is said at. */
export function termsProblem(terms: Terms): { path: string; message: string } | undefined {
  if (terms.type === 'discount' && !terms.discountValue)
    return { path: 'discountValue', message: marketingTexts.discountRequired };
  if (terms.discountType !== 'fixed' && (terms.discountValue ?? 0) > 10_000)
    return { path: 'discountValue', message: marketingTexts.percentage };
  if (terms.validFrom && terms.validTo && terms.validTo < terms.validFrom)
    return { path: 'validTo', message: marketingTexts.dates };
  return undefined;
}

const sound = (terms: Terms, context: z.RefinementCtx) => {
  const problem = termsProblem(terms);
  if (problem) context.addIssue({ code: 'custom', path: [problem.path], message: problem.message });
};

/** What the dialog asks for; money and per cent in hundredths, as its inputs give them. */
export const CampaignForm = z
  .object({
    ...fields,
    description: z.string().trim().max(5000),
    discountValue: z.int(marketingTexts.amount).min(0, marketingTexts.amount),
    minPurchaseAmount: z.int(marketingTexts.amount).min(0, marketingTexts.amount),
    cost: z.int(marketingTexts.amount).min(0, marketingTexts.amount),
  })
  .superRefine(sound);
export type CampaignForm = z.output<typeof CampaignForm>;

export const NewCampaign = z
  .strictObject({
    ...z.object(fields).partial().shape,
    name: fields.name,
    message: fields.message,
    type: fields.type.default('announcement'),
    targetAudience: fields.targetAudience.default('all'),
    channels: fields.channels.default(['sms', 'email']),
    discountType: fields.discountType.default('percentage'),
  })
  .superRefine(sound);
export type NewCampaign = z.output<typeof NewCampaign>;

/** Only what is given changes; `completed` ends a campaign by hand. */
export const CampaignChanges = z
  .strictObject({ ...fields, status: z.enum(campaignStatusNames), version: z.int() })
  .partial();
export type CampaignChanges = z.output<typeof CampaignChanges>;

const Person = z.object({ _id: Id, name: z.string() });

export const Campaign = z.object({
  _id: Id,
  name: z.string(),
  description: z.string(),
  type: z.enum(campaignTypeNames),
  message: z.string(),
  link: z.string(),
  targetAudience: z.enum(audienceNames),
  channels: z.array(z.enum(channelNames)),
  code: z.string(),
  discountType: z.enum(discountTypeNames),
  discountValue: Usd,
  minPurchaseAmount: Usd,
  validFrom: Day.nullable(),
  validTo: Day.nullable(),
  maxUses: z.int(),
  isActive: z.boolean(),
  cost: Usd,
  status: z.enum(campaignStatusNames),
  /** Customers it was sent to, and messages that went out to them. */
  targeted: z.int(),
  sent: z.int(),
  /** Sales made with its code that still stand, and what they brought after refunds. */
  uses: z.int(),
  revenue: Usd,
  /** Uses for each hundred customers it was sent to. */
  responseRate: z.number(),
  roi: z.number(),
  sentAt: Instant.nullable(),
  approvedBy: Person.nullable(),
  approvedAt: Instant.nullable(),
  approvalNotes: z.string(),
  createdBy: Person.nullable(),
  version: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Campaign = z.output<typeof Campaign>;

/** Counted from the messages and the sales with the code; rates in per cent, 0 of nothing. */
export const CampaignAnalytics = z.object({
  /** All its messages; of them those that went out, and those that did not and no longer will by themselves. */
  queued: z.int(),
  sent: z.int(),
  delivered: z.int(),
  failed: z.int(),
  opened: z.int(),
  clicked: z.int(),
  used: z.int(),
  deliveryRate: z.number(),
  openRate: z.number(),
  conversionRate: z.number(),
  revenue: Usd,
  cost: Usd,
  roi: z.number(),
  byChannel: z.array(
    z.object({
      channel: z.enum(channelNames),
      queued: z.int(),
      sent: z.int(),
      failed: z.int(),
      opened: z.int(),
      clicked: z.int(),
    }),
  ),
  /** Days with a use of the code, oldest first. */
  byDay: z.array(z.object({ date: z.string(), uses: z.int(), revenue: Usd })),
});
export type CampaignAnalytics = z.output<typeof CampaignAnalytics>;

export const CampaignSummary = z.object({
  totalCampaigns: z.int(),
  draftCampaigns: z.int(),
  activeCampaigns: z.int(),
  pausedCampaigns: z.int(),
  completedCampaigns: z.int(),
  expiredCampaigns: z.int(),
  averageResponseRate: z.number(),
  totalTargetedCustomers: z.int(),
  /** What campaigns have brought, and what those still running may if they go on as all have so far. */
  totalExpectedRevenue: Usd,
  totalSent: z.int(),
  totalOpened: z.int(),
  totalClicked: z.int(),
  totalConversions: z.int(),
  totalRevenue: Usd,
  totalCost: Usd,
  roi: z.number(),
});
export type CampaignSummary = z.output<typeof CampaignSummary>;

/** Whom a campaign would reach if it were sent now. */
export const AudienceCount = z.object({
  customers: z.int(),
  /** Of them, with an address for at least one chosen channel; and for each channel there is. */
  reachable: z.int(),
  sms: z.int(),
  email: z.int(),
  whatsapp: z.int(),
  /** Left out because they asked to be. */
  excluded: z.int(),
});
export type AudienceCount = z.output<typeof AudienceCount>;

/** Ways a message can leave this shop now; whatsapp always can, by hand. */
export const OpenChannels = z.object({ sms: z.boolean(), email: z.boolean(), whatsapp: z.boolean() });
export type OpenChannels = z.output<typeof OpenChannels>;

export const CampaignMessage = z.object({
  _id: Id,
  customer: Person.nullable(),
  channel: z.enum(channelNames),
  recipient: z.string(),
  status: z.enum(messageStatusNames),
  attempts: z.int(),
  error: z.string(),
  openedAt: Instant.nullable(),
  clickedAt: Instant.nullable(),
  sentAt: Instant.nullable(),
  createdAt: Instant,
});
export type CampaignMessage = z.output<typeof CampaignMessage>;

/** What a code would take off an invoice of that subtotal. */
export const CodeOffer = z.object({
  campaign: Id,
  name: z.string(),
  code: z.string(),
  type: z.enum(campaignTypeNames),
  discountType: z.enum(discountTypeNames),
  discountValue: Usd,
  minPurchaseAmount: Usd,
  discount: Usd,
  /** Uses left; null without a limit. */
  usesLeft: z.int().nullable(),
});
export type CodeOffer = z.output<typeof CodeOffer>;
