import { must, type OfflineSaleFact, type Rates } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { readTill, type Taken, type Till } from '../cash';
import { nextNumber } from '../counters';
import { ratesAsOf } from '../exchange-rates';
import { findCustomerAccount, type Account } from '../ledger';
import { bookSale, lockSoldStock, mostCents, readSaleFacts, type SaleFacts } from '../sales';
import type { LockedStock } from '../stock';
import type { ProvenTill } from '../tills';
import { coverShortages } from './cover-shortages';
import { foundIf, type Found } from './found';
import { judgeGrant } from './judge-grant.rules';
import { bookedAt } from './made-at.rules';
import { cashStepOf, judgeDebt, judgeRates, moneyOf, receivedMoney } from './received-money.rules';
import { judgePrices, receiptTotals, soldLines, type SoldLines } from './sold-lines.rules';

/** A sale as a till reported it, stored and not yet booked. */
interface Reported {
  id: string;
  number: string;
  madeAt: Date;
  fact: OfflineSaleFact;
  till: ProvenTill;
  seller: Actor;
  /** Those whose rights it must keep within. */
  answerable: readonly Actor[];
  /** A manager has looked at rates and totals that do not fit and wants it booked. */
  isVouchedFor?: boolean;
}

interface Booked {
  /** Null if it cannot be booked before a manager has decided. */
  sale: { id: string; number: string | null } | null;
  found: Found[];
}

/**
 * Books a sale that was made without the server, through the same doors as any other: at its own prices and rates, for
 * the day it was made on. What a sale would be refused for is put before a manager instead.
 */
export async function bookOfflineSale(tx: Tx, user: Actor, sold: Reported): Promise<Booked> {
  const shop = await readShop(tx, sold);
  const { agreed, found } = judge(sold, shop);
  if (!agreed) return { sale: null, found };
  const { id, number, fact, seller } = sold;
  const { stock, account, facts, anyWarehouse } = shop;
  if (!anyWarehouse) return { sale: null, found: withoutWarehouse(found) };
  const shortages = await coverShortages(tx, user, {
    id,
    number,
    stock,
    anyWarehouse,
    day: agreed.day,
    lines: agreed.lines,
  });
  const sale = await bookSale(tx, user, {
    ...agreed,
    id: facts.id,
    version: 1,
    account,
    campaign: undefined,
    customerName: fact.customerName,
    stock,
    warehouseNames: facts.warehouseNames,
    tenders: fact.tenders.length > 0 ? fact.tenders : undefined,
    usdToYer: fact.rates.usdToYer,
    notes: fact.notes,
    seller,
    // by the day it arrives, so that the numbers of past days stay as they are
    number: () => nextNumber(tx, 'INVOICE', { at: facts.at }),
    offlineNumber: number,
    flags: {},
  });
  return { sale: { id: facts.id, number: sale.saleNumber }, found: [...found, ...shortages] };
}

interface Shop {
  account: Account | undefined;
  stock: LockedStock;
  facts: SaleFacts;
  money: Till;
  /** The rates in force when the sale was made. */
  rates: Rates;
  closingDate: string | null;
  wasInShift: boolean;
  /** The oldest warehouse; null in a shop without any, where nothing can come in or leave. */
  anyWarehouse: string | null;
}

const withoutWarehouse = (found: readonly Found[]): Found[] => [
  ...found.filter(({ kind }) => kind !== 'part'),
  ...foundIf('part', { noWarehouse: true }),
];

/** Locks and reads what the sale touches, in the order in which all sales lock. */
async function readShop(tx: Tx, { fact, seller, madeAt }: Reported): Promise<Shop> {
  const account = fact.customer ? await findCustomerAccount(tx, fact.customer) : undefined;
  const stock = await lockSoldStock(tx, seller, fact.items);
  const facts = await readSaleFacts(tx, fact.items);
  const money = await readTill(tx, seller);
  const zone = sql<string>`turoos_zone(${seller.id}, null, (select drawer_id from shifts where id = ${fact.shift}))`;
  const { rows } = await sql<
    Pick<Shop, 'closingDate' | 'wasInShift' | 'anyWarehouse'> & { rates: Rates | null }
  >`
    select (select closing_date from books) as closing_date,
      exists (select from shift_people where shift_id = ${fact.shift} and user_id = ${seller.id}) as was_in_shift,
      (select id from warehouses order by created_at, id limit 1) as any_warehouse,
      ${ratesAsOf(zone, madeAt)} as rates`.execute(tx);
  const { rates, ...more } = must(rows[0]);
  return { account, stock, facts, money, rates: rates ?? { usdToYer: null, toYer: {} }, ...more };
}

interface Agreed extends Pick<SoldLines, 'lines'> {
  at: Date;
  day: string;
  totals: ReturnType<typeof receiptTotals>['totals'];
  taken: Taken;
}

/** Compares the fact with the shop; without `agreed` it cannot be booked as it is. */
function judge(
  { fact, till, answerable, madeAt, isVouchedFor = false }: Reported,
  { account, facts, money, rates, closingDate, wasInShift }: Shop,
): { agreed?: Agreed; found: Found[] } {
  const sold = soldLines(fact.items, facts.parts);
  const { totals, asked, arePossible, found: badTotal } = receiptTotals(fact, cashStepOf(money, fact));
  const judgedRates = judgeRates(fact, rates);
  const ownMoney = moneyOf(money, fact, wasInShift);
  const isPlausible = badTotal.length === 0 && !judgedRates.areFar;
  const isBelieved = arePossible && (isPlausible || isVouchedFor);
  const received: ReturnType<typeof receivedMoney> = isBelieved
    ? receivedMoney(ownMoney.money, fact, {
        asked,
        total: totals.grandTotal,
        hasCustomer: account !== undefined,
      })
    : { found: [] };
  const debt = received.taken ? totals.grandTotal - received.taken.paid : 0;
  const isGone = fact.customer !== null && !account;
  const when = bookedAt(madeAt, closingDate);
  const found = [
    ...sold.found,
    ...badTotal,
    ...judgedRates.found,
    ...ownMoney.found,
    ...(isGone ? [{ kind: 'customer' as const, details: { name: fact.customerName } }] : []),
    // without the customer nobody owes what was not paid
    ...(isGone && !received.taken ? [] : received.found),
    ...judgeDebt(account, debt),
    ...judgeGrant(till, { madeAt, grandTotal: Math.min(totals.grandTotal, mostCents), debt }),
    ...judgePrices(answerable, fact, sold.lines, totals, { ...facts, tier: account?.priceTier ?? null }),
    ...when.found,
  ];
  if (!sold.areSellable || !received.taken) return { found };
  return { found, agreed: { ...when, lines: sold.lines, totals, taken: received.taken } };
}
