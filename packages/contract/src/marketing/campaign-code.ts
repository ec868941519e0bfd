import { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { ltr } from '../kernel/ltr';
import { Usd, usdText } from '../kernel/money';
import { single } from '../kernel/reply';
import { Id } from '../kernel/text';
import { campaignTypeNames, discountTypeNames } from './marketing.status';

/** The discount a code gives on an invoice with that subtotal. */
export const CodeOffer = z.object({
  campaign: Id,
  name: z.string(),
  code: z.string(),
  type: z.enum(campaignTypeNames),
  discountType: z.enum(discountTypeNames),
  discountValue: Usd,
  minPurchaseAmount: Usd,
  discount: Usd,
  /** Remaining uses; null without a limit. */
  usesLeft: z.int().nullable(),
});
export type CodeOffer = z.output<typeof CodeOffer>;

/** The code of a campaign on an invoice, in a module of its own because the counter loads it. */
export const campaignCodeApi = defineApi({
  /** Asked before a sale; the sale itself checks the code again. */
  code: {
    method: 'GET',
    path: '/marketing/codes/:code',
    access: 'sales:create',
    summary: 'ما يخصمه رمز حملة من فاتورة بهذا المجموع',
    params: z.object({ code: z.string().max(60) }),
    query: z.object({ subtotal: z.coerce.number().pipe(Usd).optional() }),
    reply: single(CodeOffer),
  },
});

export const codeMinimum = (code: string, least: number): string =>
  `الرمز ${ltr(code)} للفواتير من ${usdText(least)} دولار فأكثر`;

/** Returns why a code does not apply to an invoice with this subtotal. */
export const codeMinimumProblem = (
  { code, minPurchaseAmount }: { code: string; minPurchaseAmount: number },
  subtotal: number,
): string | undefined => (subtotal < minPurchaseAmount ? codeMinimum(code, minPurchaseAmount) : undefined);
