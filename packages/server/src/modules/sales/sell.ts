import { paymentStatusOf, saleTotals, walkIn, type PaymentMethod, type Sale } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { nextNumber } from '../counters';
import { currentRate } from '../exchange-rates';
import { postEntry, type Account } from '../ledger';
import { assertCodeGood, type CampaignOnSale } from '../marketing';
import { readSettings } from '../../kernel/settings';
import { moveStock } from '../stock';
import { assertMayOwe, methodOf, tillAmount, type PaymentInput } from './payment.rules';
import { presentSale, type SaleNames } from './present-sale';
import { readSoldParts } from './read-parts';
import { assertMayCharge, priceLines, type Line, type LineInput } from './sale-lines.rules';
import { readSale } from './sales.queries';
import { writeSale } from './write-sale';

export interface SaleDraft extends PaymentInput {
  id: string;
  at: Date;
  version: number;
  /** Both held by the caller. */
  account: Account | undefined;
  campaign: CampaignOnSale | undefined;
  customerName?: string | undefined;
  items: readonly LineInput[];
  /** What the seller gives; the campaign's gift comes on top. */
  discount: number;
  paymentMethod?: PaymentMethod | undefined;
  notes: string;
}

/** Lines and totals at the prices of now, and what of them needed a right of its own. */
export async function priceDraft(
  tx: Tx,
  user: Actor,
  { items, discount, campaign }: Pick<SaleDraft, 'items' | 'discount' | 'campaign'>,
) {
  const parts = await readSoldParts(
    tx,
    items.map(({ product }) => product),
  );
  const lines = priceLines(items, parts);
  const { applyTax, taxRate } = await readSettings(tx, 'store');
  const totals = saleTotals(lines, { discount, campaign, taxRate: applyTax ? taxRate : 0 });
  if (campaign) assertCodeGood(campaign, totals.subtotal);
  return { lines, totals, flags: assertMayCharge(user, lines, totals) };
}

/**
 * Sells: stock, invoice, debt and the day's total together or not at all. All that can be refused is looked at
 * before the number is taken, because from then on every other seller waits.
 */
export async function sell(tx: Tx, user: Actor, draft: SaleDraft): Promise<Sale> {
  const { id, at, account, campaign } = draft;
  const priced = await priceDraft(tx, user, draft);
  const { subtotal, discount, campaignDiscount, tax, grandTotal } = priced.totals;
  const till = tillAmount(draft, grandTotal, account !== undefined);
  const debt = grandTotal - till;
  const flags = {
    ...priced.flags,
    ...(account && debt > 0 && assertMayOwe(user, account, debt, draft.overrideCreditLimit === true)),
  };
  const rate = await currentRate(tx);
  const { lines, saleNumber } = await takeFromStock(tx, user, draft, priced.lines);
  const paymentStatus = paymentStatusOf({ grandTotal, paid: till, remaining: debt });
  const row = await writeSale(
    tx,
    {
      id,
      at,
      saleNumber,
      customerId: account?.id ?? null,
      customerName: account?.name ?? (draft.customerName || walkIn),
      status: 'completed',
      paymentStatus,
      paymentMethod: methodOf(draft.paymentMethod, paymentStatus),
      subtotal,
      discount,
      campaignId: campaign?.id ?? null,
      campaignDiscount,
      tax,
      till,
      usdToYer: rate?.usd_to_yer ?? null,
      notes: draft.notes,
      userId: user.id,
      version: draft.version,
    },
    lines,
  );
  if (account && debt > 0)
    await postEntry(tx, {
      accountId: account.id,
      type: 'sale',
      operation: 'subtract',
      change: -debt,
      saleId: id,
      userId: user.id,
    });
  const answeredByCredit = account !== undefined && account.balance > 0 && debt > 0;
  const sold = answeredByCredit
    ? await readSale(tx, id)
    : presentSale(
        { ...row, ...namesOf(user, draft) },
        lines.map((line) => ({ ...line, returned: 0 })),
      );
  await recordChange(tx, user, {
    action: 'sale.create',
    entity: 'sales',
    entityId: id,
    after: { ...sold, ...flags },
  });
  return sold;
}

export const namesOf = (user: Actor, { campaign }: Pick<SaleDraft, 'campaign'>): SaleNames => ({
  userName: user.name,
  campaignName: campaign?.name ?? null,
  campaignCode: campaign?.code ?? null,
});

/** Goods leave at the average cost of that moment, one figure a part. */
async function takeFromStock(tx: Tx, user: Actor, { id, at }: SaleDraft, lines: readonly Line[]) {
  let saleNumber = '';
  const moved = await moveStock(tx, {
    reason: 'sale',
    lines: lines.map(({ productId, quantity }) => ({ productId, quantity: -quantity })),
    userId: user.id,
    source: {
      type: 'sale',
      id,
      number: async () => (saleNumber = await nextNumber(tx, 'INVOICE', { at })),
    },
  });
  const costs = new Map(moved.map(({ productId, unitCost }) => [productId, unitCost]));
  return {
    saleNumber,
    lines: lines.map((line) => ({ ...line, cost: costs.get(line.productId) ?? line.cost })),
  };
}
