import {
  creditBlocked,
  discountProblem,
  fitsUnit,
  fractionText,
  paymentProblem,
  piece,
  quantityText,
  saleTexts,
  tenderTexts,
  type Customer,
  type Settled,
  type Totals,
} from '@turoos/contract';
import { awayBlocked, type Grant } from '@/shared/till/away-rules';
import { mayBeSaved, type Draft } from './draft';
import { referenceProblem, unratedIn, type Counting } from '@/shared/money/typed-tender';
import { paymentChoice, soldLines, type Settlement } from './sale-figures';

type Buyer = Pick<Customer, 'name' | 'isBlocked' | 'isActive'>;

interface Circumstances {
  /** Why the campaign code doesn't apply to this invoice. */
  codeProblem: string | undefined;
  customer: Buyer | null;
  totals: Totals;
  settlement: Settlement;
  /** The typed money; undefined while nothing is typed. */
  counted: Settled | undefined;
  counting: Counting;
  /** Why this user can't sell beyond the customer's credit limit. */
  overrideReason: string | undefined;
  /** What may be sold without the server; undefined while it can be reached. */
  away?: Grant | null | undefined;
}

/** Returns why the invoice can be neither saved nor held. */
export function whyNotHold(
  draft: Draft,
  { totals, codeProblem }: Pick<Circumstances, 'totals' | 'codeProblem'>,
): string | undefined {
  if (soldLines(draft).length === 0) return saleTexts.empty;
  const broken = soldLines(draft).find(({ quantity, unit = piece }) => !fitsUnit(quantity, unit));
  if (broken) return fractionText({ name: broken.name, unit: broken.unit ?? piece });
  return discountProblem(totals) ?? (mayBeSaved(draft) ? undefined : codeProblem);
}

/** The reason that a tick at the warning ends. */
export const confirmOverLimit = 'أكّد تجاوز حد الائتمان أولاً';

/** Returns the first reason why the invoice can't be saved. */
export function whyNotSave(draft: Draft, circumstances: Circumstances): string | undefined {
  const { customer, totals, settlement, counted, counting, overrideReason } = circumstances;
  const unholdable = whyNotHold(draft, circumstances);
  if (unholdable) return unholdable;
  const short = soldLines(draft).find(({ quantity, stock }) => quantity > stock);
  if (short) {
    const { name, quantity, stock, unit = piece } = short;
    return saleTexts.moreThanStock(name, quantityText(quantity, unit), quantityText(stock, unit));
  }
  const onCredit = draft.paymentType === 'partial' || draft.paymentType === 'deferred';
  const refusal = onCredit && customer && creditBlocked(customer);
  if (refusal) return refusal;
  const { grandTotal } = totals;
  const hasCustomer = draft.customer !== null;
  const problem = paymentProblem(paymentChoice(draft, counted), { grandTotal, hasCustomer });
  if (problem) return problem.message;
  const unrated = draft.paymentType !== 'deferred' && unratedIn(draft.tenders, counting);
  if (unrated) return tenderTexts.noRate(unrated);
  if (draft.paymentType === 'paid' && counted && counted.paid < grandTotal) return tenderTexts.tooLittle;
  const unnamed = draft.paymentType !== 'deferred' && referenceProblem(draft.tenders);
  if (unnamed) return unnamed;
  if (circumstances.away !== undefined) return whyNotAway(draft, circumstances.away, circumstances);
  if (settlement.overLimit && !draft.overrideCreditLimit && !mayBeSaved(draft))
    return overrideReason ?? confirmOverLimit;
  return undefined;
}

const whyNotAway = (draft: Draft, grant: Grant | null, { totals, settlement, counting }: Circumstances) =>
  awayBlocked(
    {
      grandTotal: totals.grandTotal,
      usdToYer: counting.rates.usdToYer,
      debt: Math.max(0, totals.grandTotal - settlement.paid),
      isOverLimit: settlement.overLimit,
      hasCampaign: draft.campaignCode !== '',
      isHeld: draft.held !== null,
    },
    grant,
  );
