import {
  must,
  paymentStatusOf,
  ruleBroken,
  saleTotals,
  tenderTexts,
  walkIn,
  type NewSale,
  type Sale,
} from '@turoos/contract';
import { statement } from '../../db/statement';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { whenNumbered } from '../../kernel/coming-number';
import { storedSettings, withDefaults } from '../../kernel/settings';
import { postJournal } from '../accounting';
import { readTill, untendered, type Till } from '../cash';
import { nextNumberUnseen } from '../counters';
import { lockCustomerAccount, postCustomerEntry, postSaleDebt, type Account } from '../ledger';
import { assertCodeGood, lockCode, type CampaignOnSale } from '../marketing';
import { lockStock, moveStock, type LockedStock } from '../stock';
import {
  assertMayCharge,
  assertMayOwe,
  methodOf,
  priceLines,
  takePayment,
  type Line,
  type LineInput,
  type Part,
  type PaymentInput,
} from './sale.rules';
import { presentSale, readSale, type SaleNames } from './sales.queries';
import { writeSale } from './write-sale';

/** A sale about to be made or held, with the rows the caller has locked. */
interface SaleDraft extends PaymentInput {
  id: string;
  at: Date;
  version: number;
  account: Account | undefined;
  campaign: CampaignOnSale | undefined;
  facts: SaleFacts;
  till: Till;
  customerName?: string | undefined;
  items: readonly LineInput[];
  /** The stock of the parts; a held invoice moves none. */
  stock?: LockedStock | undefined;
  /** The seller's discount; the campaign's comes on top. */
  discount: number;
  notes: string;
}

export async function createSale(tx: Tx, user: Actor, input: NewSale): Promise<Sale> {
  const isHeld = input.status === 'pending';
  if (isHeld && input.tenders) throw ruleBroken(tenderTexts.heldTakesNone);
  const [account, campaign, stock, facts, till] = await Promise.all([
    input.customer ? lockCustomerAccount(tx, input.customer) : undefined,
    input.campaignCode ? lockCode(tx, input.campaignCode) : undefined,
    isHeld ? undefined : lockSoldStock(tx, input.items),
    readSaleFacts(tx, input.items),
    readTill(tx, user, { tenders: input.tenders }),
  ]);
  const draft: SaleDraft = {
    ...input,
    id: facts.id,
    at: facts.at,
    facts,
    till,
    version: 1,
    account,
    campaign,
    stock,
    discount: input.discount ?? 0,
    notes: input.notes ?? '',
  };
  return isHeld ? holdSale(tx, user, draft) : sell(tx, user, draft);
}

/**
 * Makes a sale in one transaction: stock, invoice, debt and the day's totals. All checks come before the
 * number is taken, because its counter row stays locked until commit.
 */
export async function sell(tx: Tx, user: Actor, draft: SaleDraft): Promise<Sale> {
  const { id, at, account, campaign, till } = draft;
  const { usdToYer } = till.rates;
  const priced = priceDraft(user, draft);
  const { grandTotal } = priced.totals;
  const taken = takePayment(till, draft, grandTotal, account !== undefined);
  const debt = grandTotal - taken.paid;
  const flags = {
    ...priced.flags,
    ...(account && debt > 0 && assertMayOwe(user, account, debt, draft.overrideCreditLimit === true)),
  };
  const { lines, saleNumber } = await takeFromStock(tx, user, draft, priced.lines);
  const paymentStatus = paymentStatusOf({ grandTotal, paid: taken.paid, remaining: debt });
  const row = await writeSale(tx, lines, {
    id,
    at,
    saleNumber,
    customerId: account?.id ?? null,
    customerName: account?.name ?? (draft.customerName || walkIn),
    status: 'completed',
    paymentStatus,
    paymentMethod: methodOf(draft, paymentStatus, taken),
    ...priced.totals,
    campaignId: campaign?.id ?? null,
    tillPaid: taken.paid,
    usdToYer,
    notes: draft.notes,
    userId: user.id,
    version: draft.version,
  });
  if (account && debt > 0) await postSaleDebt(tx, account, { saleId: id, debt, userId: user.id });
  if (account && taken.over > 0)
    await postCustomerEntry(tx, {
      accountId: account.id,
      type: 'payment',
      operation: 'add',
      change: taken.over,
      saleId: id,
      paymentMethod: methodOf(draft, paymentStatus, taken),
      userId: user.id,
    });
  const { discount, campaignDiscount, subtotal, tax } = priced.totals;
  await postJournal(tx, {
    kind: 'sale',
    figures: {
      subtotal,
      discount: discount - campaignDiscount,
      campaignDiscount,
      tax,
      rounding: taken.rounding,
    },
    money: taken.moves,
    usdToYer,
    source: { type: 'sale', id, number: saleNumber },
    userId: user.id,
  });
  const paidFromCredit = account !== undefined && account.balance > 0 && debt > 0;
  const sold = paidFromCredit
    ? await readSale(tx, id)
    : presentSale(
        { ...row, ...namesOf(user, draft) },
        lines.map((line) => ({ ...line, returned: 0 })),
      );
  Object.assign(sold, taken.answer);
  await recordChange(tx, user, {
    action: 'sale.create',
    entity: 'sales',
    entityId: id,
    after: { ...sold, ...flags },
  });
  await whenNumbered(tx, (number) => (sold.saleNumber = number));
  return sold;
}

export const lockSoldStock = (tx: Tx, items: readonly LineInput[]): Promise<LockedStock> =>
  lockStock(
    tx,
    items.map(({ product }) => ({ productId: product })),
  );

/** Takes goods out of stock at their current average cost, one cost per part. */
async function takeFromStock(tx: Tx, user: Actor, { id, at, stock }: SaleDraft, lines: readonly Line[]) {
  let saleNumber = '';
  const moved = await moveStock(tx, {
    reason: 'sale',
    locked: stock,
    lines: lines.map(({ productId, quantity }) => ({ productId, quantity: -quantity })),
    userId: user.id,
    source: {
      type: 'sale',
      id,
      number: async () => (saleNumber = await nextNumberUnseen(tx, 'INVOICE', { at })),
    },
  });
  const costs = new Map(moved.map(({ productId, unitCost }) => [productId, unitCost]));
  return {
    saleNumber,
    lines: lines.map((line) => ({ ...line, cost: costs.get(line.productId) ?? line.cost })),
  };
}

/** Stores a held invoice: it moves neither stock nor money and has no number. */
async function holdSale(tx: Tx, user: Actor, draft: SaleDraft): Promise<Sale> {
  const { lines, totals, flags } = priceDraft(user, draft);
  const paymentStatus = draft.paymentStatus ?? 'deferred';
  const row = await writeSale(tx, lines, {
    id: draft.id,
    at: draft.at,
    version: draft.version,
    saleNumber: null,
    customerId: draft.account?.id ?? null,
    customerName: draft.account?.name ?? (draft.customerName || walkIn),
    status: 'pending',
    paymentStatus,
    paymentMethod: methodOf(draft, paymentStatus),
    ...totals,
    campaignId: draft.campaign?.id ?? null,
    tillPaid: 0,
    usdToYer: null,
    notes: draft.notes,
    userId: user.id,
  });
  const held = presentSale(
    { ...row, ...namesOf(user, draft) },
    lines.map((line) => ({ ...line, returned: 0 })),
  );
  Object.assign(held, untendered);
  await recordChange(tx, user, {
    action: 'sale.hold',
    entity: 'sales',
    entityId: draft.id,
    after: { ...held, ...flags },
  });
  return held;
}

/** Prices the lines and totals now, and returns the flags for what required a right of its own. */
function priceDraft(
  user: Actor,
  { items, discount, campaign, facts }: Pick<SaleDraft, 'items' | 'discount' | 'campaign' | 'facts'>,
) {
  const lines = priceLines(items, facts.parts);
  const totals = saleTotals(lines, { discount, campaign, taxRate: facts.taxRate });
  if (campaign) assertCodeGood(campaign, totals.subtotal);
  return { lines, totals, flags: assertMayCharge(user, lines, totals) };
}

/** The current data that a sale is made with. */
export interface SaleFacts {
  /** An id for a new sale, and the moment by the database's clock. */
  id: string;
  at: Date;
  parts: ReadonlyMap<string, Part>;
  /** Percent; 0 in a shop that charges no tax. */
  taxRate: number;
}

export async function readSaleFacts(tx: Tx, items: readonly LineInput[]): Promise<SaleFacts> {
  const ids = new Set(items.map(({ product }) => product));
  const { rows } = await statement<Pick<SaleFacts, 'id' | 'at'> & { store: unknown; parts: Part[] }>`
    select turoos_id() as id, now() as at, ${storedSettings('store')} as store,
      (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'partNumber', p.part_number,
          'sellingPrice', p.selling_price, 'isActive', p.is_active, 'cost', coalesce(t.cost, 0),
          'unit', json_build_object('code', u.code, 'name', u.name, 'decimals', u.decimals))), '[]')
        from products p join units u on u.code = p.unit left join stock_totals t on t.product_id = p.id
        where p.id = any ((select ${[...ids]}::uuid[])::uuid[])) as parts`.execute(tx);
  const { store, parts, ...facts } = must(rows[0]);
  const { applyTax, taxRate } = withDefaults('store', store);
  return { ...facts, parts: new Map(parts.map((part) => [part.id, part])), taxRate: applyTax ? taxRate : 0 };
}

const namesOf = (user: Actor, { campaign }: Pick<SaleDraft, 'campaign'>): SaleNames => ({
  userName: user.name,
  campaignName: campaign?.name ?? null,
  campaignCode: campaign?.code ?? null,
});
