import { z } from 'zod';
import { foldCode } from '../kernel/fold';
import { RialsSum, Usd } from '../kernel/money';
import { Id, line, optionalLine, optionalText } from '../kernel/text';
import { Day, Instant } from '../kernel/time';
import {
  audienceNames,
  campaignStatusNames,
  campaignTypeNames,
  channelNames,
  discountTypeNames,
} from './marketing.status';
import { marketingTexts } from './marketing.texts';

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
  /** What it brought, in rials. */
  rials: RialsSum,
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
