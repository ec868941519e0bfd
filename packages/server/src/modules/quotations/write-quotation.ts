import {
  addDays,
  adenDay,
  customerTexts,
  editQuotationBlocked,
  must,
  notFound,
  quotedRials,
  type NewQuotation,
  type PriceTier,
  type Quotation,
  type QuotationChanges,
} from '@turoos/contract';
import { sql } from 'kysely';
import { statement } from '../../db/statement';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { assertCurrent } from '../../kernel/assert-current';
import { recordChange } from '../../kernel/audit';
import { refuseIf } from '../../kernel/assert-may';
import { readSettings } from '../../kernel/settings';
import { nextNumber } from '../counters';
import { readRates } from '../exchange-rates';
import { lockStock } from '../stock';
import { tierOf } from '../price-tiers';
import { isSameBuyer, keepInLine, keptOf } from './kept-goods';
import { lockQuotation } from './lock-quotation';
import { writeLines } from './write-lines';
import {
  assertMayOffer,
  nothingBefore,
  priceQuotation,
  sumQuotation,
  type QuotedPart,
} from './quotation.rules';
import { readQuotation } from './quotations.queries';

/** Writes a quotation. It moves neither stock nor money. */
export async function createQuotation(tx: Tx, user: Actor, input: NewQuotation): Promise<Quotation> {
  const { usdToYer: rate } = await readRates(tx, { userId: user.id });
  const { fields, lines } = await decide(tx, user, input, rate);
  const number = await nextNumber(tx, 'QUOTATION');
  const { id } = await tx
    .insertInto('quotations')
    .values({ ...fields, number, userId: user.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeLines(tx, id, lines);
  const made = await readQuotation(tx, user, id);
  await recordChange(tx, user, {
    action: 'quotation.create',
    entity: 'quotations',
    entityId: id,
    after: traced(made),
  });
  return made;
}

/** Writes a quotation anew, as long as nothing of it is sold. A lost or expired one is open again. */
export async function updateQuotation(
  tx: Tx,
  user: Actor,
  id: string,
  { version, atTodaysRate, ...input }: QuotationChanges,
): Promise<Quotation> {
  const seen = await readQuotation(tx, user, id);
  const stock = await lockStock(
    tx,
    [...keptOf(seen).keys()].map((productId) => ({ productId })),
    user.warehouses,
  );
  await lockQuotation(tx, id);
  const before = await readQuotation(tx, user, id);
  assertCurrent(version, before);
  refuseIf(editQuotationBlocked(before));
  const alternatives = before.lines.flatMap((line) => line.alternatives);
  const rate = atTodaysRate ? (await readRates(tx, { userId: user.id })).usdToYer : before.usd_to_yer;
  const { fields, lines } = await decide(
    tx,
    user,
    {
      ...input,
      lines: atTodaysRate ? withoutRials(input.lines) : input.lines,
      validUntil: input.validUntil ?? stillValid(before),
    },
    rate,
    {
      prices: alternatives.map(({ product, price, quantity }) => ({ productId: product, price, quantity })),
      subtotal: before.subtotal,
      discount: before.discount,
      sameBuyer: isSameBuyer(before, { customer: input.customer ?? null, customerName: input.name ?? '' }),
    },
  );
  await tx
    .updateTable('quotations')
    .set({
      ...fields,
      ...(before.status === 'lost' && { status: 'draft', lostReason: null, lostNote: '' }),
      version: sql<number>`version + 1`,
      updatedAt: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('quotationLines').where('quotationId', '=', id).execute();
  await writeLines(tx, id, lines);
  const written = await readQuotation(tx, user, id);
  await keepInLine(tx, user, before, written, stock);
  const after = await readQuotation(tx, user, id);
  await recordChange(tx, user, {
    action: 'quotation.update',
    entity: 'quotations',
    entityId: id,
    before: traced(before),
    after: traced(after),
  });
  return after;
}

/** Without what is only read with it: the state of its parts. */
const traced = ({ lines, ...quotation }: Quotation): object => ({
  ...quotation,
  reservations: undefined,
  lines: lines.map(({ title, alternatives }) => ({
    title,
    alternatives: alternatives.map(({ name, kind, quantity, price, sale }) => ({
      name,
      kind,
      quantity,
      price,
      ...(sale && { sale: sale.saleNumber }),
    })),
  })),
});

/** The rials of another rate hold no more. */
const withoutRials = (lines: NewQuotation['lines']): NewQuotation['lines'] =>
  lines.map((line) => ({
    ...line,
    alternatives: line.alternatives.map((alternative) => ({ ...alternative, priceYer: undefined })),
  }));

const stillValid = ({ validUntil }: Quotation): string | undefined =>
  validUntil >= adenDay() ? validUntil : undefined;

/** Checks all that a quotation says and computes what follows from it. */
async function decide(tx: Tx, user: Actor, input: NewQuotation, rate: number | null, before = nothingBefore) {
  const { customer = null, discount = 0 } = input;
  const [who, parts, store] = await Promise.all([
    customer ? readCustomer(tx, customer) : { name: must(input.name), tier: null },
    readParts(tx, input.lines),
    readSettings(tx, 'store'),
  ]);
  const taxRate = store.applyTax ? store.taxRate : 0;
  const lines = priceQuotation(input.lines, { parts, tier: who.tier, rate }, before.prices);
  assertMayOffer(user, lines, discount, before);
  const { subtotal, tax } = sumQuotation(lines, discount, taxRate);
  const subtotalYer =
    rate === null ? null : lines.reduce((sum, { alternatives: [first] }) => sum + (first?.totalYer ?? 0), 0);
  const rials = quotedRials({ subtotalYer, discount, taxRate, usd_to_yer: rate });
  return {
    lines,
    fields: {
      customerId: customer,
      name: who.name,
      phone: input.phone ?? '',
      make: input.make ?? '',
      model: input.model ?? '',
      year: input.year ?? null,
      vin: input.vin ?? '',
      lineCount: lines.length,
      subtotal,
      discount,
      tax,
      taxRate,
      usdToYer: rate,
      subtotalYer,
      grandTotalYer: rials && rials.grandTotal,
      note: input.note ?? '',
      validUntil: input.validUntil ?? addDays(adenDay(), store.quotationDays),
    },
  };
}

async function readCustomer(tx: Tx, id: string): Promise<{ name: string; tier: PriceTier | null }> {
  const found = await tx
    .selectFrom('customers')
    .select(['name', tierOf(sql.ref('customers.price_tier_id')).as('tier')])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw notFound(customerTexts.notFound);
  return found;
}

async function readParts(tx: Tx, lines: NewQuotation['lines']): Promise<ReadonlyMap<string, QuotedPart>> {
  const ids = lines.flatMap(({ alternatives }) => alternatives.flatMap(({ product }) => product ?? []));
  const { rows } = await statement<QuotedPart>`
    select p.id, p.name, p.part_number, p.selling_price, p.wholesale_price, p.tier_prices, p.price_breaks, p.is_active, p.type,
      coalesce(t.cost, 0) as cost,
      json_build_object('code', u.code, 'name', u.name, 'decimals', u.decimals) as unit
    from products p join units u on u.code = p.unit left join stock_totals t on t.product_id = p.id
    where p.id = any (${[...new Set(ids)]}::uuid[])`.execute(tx);
  return new Map(rows.map((part) => [part.id, part]));
}
