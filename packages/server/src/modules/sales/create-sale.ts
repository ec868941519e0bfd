import {
  must,
  ruleBroken,
  saleTotals,
  tenderTexts,
  walkIn,
  type BelowReplacementMode,
  type NewSale,
  type Sale,
  type SaleCar,
  type SoldQuotation,
} from '@turoos/contract';
import { planOnce, statement } from '../../db/statement';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { storedSettings, withDefaults } from '../../kernel/settings';
import { readTill, untendered, type Till } from '../cash';
import { nextNumberUnseen } from '../counters';
import { lockCustomerAccount, type Account } from '../ledger';
import { assertCodeGood, lockCode, type CampaignOnSale } from '../marketing';
import { sellQuoted } from '../quotations';
import { meetReservations, refuseReserved } from '../reservations';
import { lockStock, type LockedStock } from '../stock';
import { bookSale, namesOf } from './book-sale';
import { noteCar, usualCar } from './sale-car';
import { assertMayOwe, methodOf, takePayment, type PaymentInput } from './sale-payment.rules';
import { assertMayCharge, priceLines, type LineInput, type Part } from './sale-prices.rules';
import { presentSale } from './sales.queries';
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
  /** The car that the parts are for. */
  car?: SaleCar | null | undefined;
  reservations?: readonly string[] | undefined;
  breaks?: readonly string[] | undefined;
}

export async function createSale(tx: Tx, user: Actor, input: NewSale): Promise<Sale> {
  const isHeld = input.status === 'pending';
  if (isHeld && input.tenders) throw ruleBroken(tenderTexts.heldTakesNone);
  const [, account, campaign, stock, facts, till] = await Promise.all([
    planOnce(tx),
    input.customer ? lockCustomerAccount(tx, input.customer) : undefined,
    input.campaignCode ? lockCode(tx, input.campaignCode) : undefined,
    isHeld ? undefined : lockSoldStock(tx, user, input.items),
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
  const made = await (isHeld ? holdSale(tx, user, draft) : sell(tx, user, draft));
  return linkQuotation(tx, user, made, input.quotation);
}

/** Notes in the quotation that a sale is made of what is sold of it. */
export async function linkQuotation(
  tx: Tx,
  user: Actor,
  sale: Sale,
  quotation: SoldQuotation | null | undefined,
): Promise<Sale> {
  if (!quotation || quotation.alternatives.length === 0) return sale;
  // in place, because the invoice number is filled in there when it is known
  sale.quotation = await sellQuoted(tx, user, quotation, { saleId: sale._id, items: sale.items });
  return sale;
}

/** Makes a sale at the current prices and rates, if the user may sell like this. */
export async function sell(tx: Tx, user: Actor, draft: SaleDraft): Promise<Sale> {
  const { at, account, till, stock = new Map() } = draft;
  const { lines, totals, flags } = priceDraft(user, draft);
  const taken = takePayment(till, draft, totals.grandTotal, account !== undefined);
  const debt = totals.grandTotal - taken.paid;
  const mayOwe = account && debt > 0;
  const met = meetReservations(stock, lines, { ...draft, customerId: account?.id ?? null });
  const sale = await bookSale(tx, user, {
    ...draft,
    warehouseNames: draft.facts.warehouseNames,
    lines,
    totals,
    taken,
    usdToYer: till.rates.usdToYer,
    seller: user,
    number: () => nextNumberUnseen(tx, 'INVOICE', { at }),
    flags: {
      ...flags,
      ...refuseReserved(user, met, stock, draft.breaks),
      ...(mayOwe && assertMayOwe(user, account, debt, draft.overrideCreditLimit === true)),
      ...(draft.car && { car: usualCar(draft.car) }),
    },
  });
  // the same object, because it gets its number with the commit
  return Object.assign(sale, { car: draft.car ? await noteCar(tx, sale._id, draft.car) : null });
}

export const lockSoldStock = (
  tx: Tx,
  seller: Pick<Actor, 'warehouses'>,
  items: readonly LineInput[],
): Promise<LockedStock> =>
  lockStock(
    tx,
    items.map(({ product }) => ({ productId: product })),
    seller.warehouses,
  );

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
    offlineNumber: null,
    notes: draft.notes,
    userId: user.id,
    warehouseId: null,
  });
  const held = presentSale(
    { ...row, ...namesOf(user, draft.campaign, []) },
    lines.map((line) => ({ ...line, returned: 0 })),
  );
  Object.assign(held, untendered, { car: draft.car ? await noteCar(tx, draft.id, draft.car) : null });
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
  {
    items,
    discount,
    campaign,
    facts,
    account,
  }: Pick<SaleDraft, 'items' | 'discount' | 'campaign' | 'facts' | 'account'>,
) {
  const lines = priceLines(items, facts.parts, account?.priceTier ?? null);
  const totals = saleTotals(lines, { discount, campaign, taxRate: facts.taxRate });
  if (campaign) assertCodeGood(campaign, totals.subtotal);
  return { lines, totals, flags: assertMayCharge(user, lines, totals, facts.belowReplacement) };
}

/** The current data that a sale is made with. */
export interface SaleFacts {
  /** An id for a new sale, and the moment by the database's clock. */
  id: string;
  at: Date;
  parts: ReadonlyMap<string, Part>;
  /** Percent; 0 in a shop that charges no tax. */
  taxRate: number;
  belowReplacement: BelowReplacementMode;
  /** The names of all warehouses, by their ids. */
  warehouseNames: Readonly<Record<string, string>>;
}

export async function readSaleFacts(tx: Tx, items: readonly LineInput[]): Promise<SaleFacts> {
  const ids = new Set(items.map(({ product }) => product));
  const { rows } = await statement<
    Pick<SaleFacts, 'id' | 'at' | 'warehouseNames'> & { store: unknown; parts: Part[] }
  >`
    select turoos_id() as id, now() as at, ${storedSettings('store')} as store,
      (select coalesce(json_object_agg(id, name), '{}') from warehouses) as warehouse_names,
      (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'partNumber', p.part_number,
          'sellingPrice', p.selling_price, 'wholesalePrice', p.wholesale_price, 'tierPrices', p.tier_prices,
          'priceBreaks', p.price_breaks, 'replacement', p.purchase_price, 'isActive', p.is_active, 'cost', coalesce(t.cost, 0),
          'unit', json_build_object('code', u.code, 'name', u.name, 'decimals', u.decimals))), '[]')
        from products p join units u on u.code = p.unit left join stock_totals t on t.product_id = p.id
        where p.id = any ((select ${[...ids]}::uuid[])::uuid[])) as parts`.execute(tx);
  const { store, parts, ...facts } = must(rows[0]);
  const { applyTax, taxRate, belowReplacement } = withDefaults('store', store);
  return {
    ...facts,
    parts: new Map(parts.map((part) => [part.id, part])),
    taxRate: applyTax ? taxRate : 0,
    belowReplacement,
  };
}
