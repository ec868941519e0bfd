import {
  CampaignForm,
  campaignLocks,
  type Campaign,
  type CampaignChanges,
  type NewCampaign,
} from '@turoos/contract';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';

export type Typed = z.input<typeof CampaignForm>;
export type CampaignFormState = UseFormReturn<Typed, unknown, CampaignForm>;

export const startValues = (campaign: Campaign | null): Typed => ({
  name: campaign?.name ?? '',
  message: campaign?.message ?? '',
  description: campaign?.description ?? '',
  type: campaign?.type ?? 'discount',
  targetAudience: campaign?.targetAudience ?? 'all',
  channels: campaign?.channels ?? ['sms', 'email'],
  code: campaign?.code ?? '',
  link: campaign?.link ?? '',
  discountType: campaign?.discountType ?? 'percentage',
  discountValue: campaign?.discountValue ?? 0,
  minPurchaseAmount: campaign?.minPurchaseAmount ?? 0,
  validFrom: campaign?.validFrom ?? null,
  validTo: campaign?.validTo ?? null,
  maxUses: campaign?.maxUses ?? 0,
  isActive: campaign?.isActive ?? true,
  cost: campaign?.cost ?? 0,
});

/** Whether nothing worth storing was typed. */
export const isBlank = ({ name, message, description, code, link }: Typed): boolean =>
  [name, message, description, code, link].every((text) => text.trim() === '');

/** Clears the discount settings unless the type is a discount, because the form hides them then. */
const asSeen = <Values extends Typed | CampaignForm>(values: Values): Values =>
  values.type === 'discount' ? values : { ...values, discountValue: 0, minPurchaseAmount: 0 };

export const SeenCampaign = z.custom<Typed>().transform(asSeen).pipe(CampaignForm);

export const asNewCampaign = (valid: CampaignForm): NewCampaign => asSeen(valid);

/** Returns only the changed fields: most fields of a sent campaign are locked. */
export function asChanges(valid: CampaignForm, campaign: Campaign): CampaignChanges {
  const before = asSeen(startValues(campaign));
  const changed = Object.entries(asSeen(valid)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof Typed]),
  );
  return { ...Object.fromEntries(changed), version: campaign.version };
}

/** Returns why fields can't be changed any more, as their hints; undefined where they can. */
export function locksOf(campaign: Campaign | null) {
  const locks = campaignLocks({ status: campaign?.status ?? 'draft', isUsed: (campaign?.uses ?? 0) > 0 });
  return { ...locks, sentContent: locks.sentContent && 'لا يتغير بعد الإرسال' };
}
type Locks = ReturnType<typeof locksOf>;
/** Props of each section of the form. */
export type FieldsProps = { form: CampaignFormState; locks: Locks };
