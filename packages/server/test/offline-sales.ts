import { randomUUID } from 'node:crypto';
import { offlineNumber, OfflineSaleFact, type BookedOfflineSale } from '@turoos/contract';
import { proveSale } from '@turoos/till';
import { sql } from 'kysely';
import { beforeAll, expect } from 'vitest';
import { z } from 'zod';
import { jsonb } from '../src/db/jsonb';
import type { Person } from './app';
import { useCash } from './cash';
import { aTill, contact, proofOf, type TestTill } from './tills';

/** A till with the number of its last sale. */
interface SellingTill extends TestTill {
  seq: number;
}

interface FactLine {
  product: string;
  quantity?: number;
  /** Dollars; the parts of these tests cost 15. */
  price?: number;
  listPrice?: number;
}

interface FactInput {
  items: FactLine[];
  user?: string;
  [field: string]: unknown;
}

/** A shop with a till that two sellers use, at 500 rials for a dollar since long ago. */
export function useOfflineSales() {
  const cash = useCash();
  const { shop } = cash;
  let till: SellingTill;
  let seller: Person;
  let colleague: Person;

  beforeAll(async () => {
    await shop.db
      .insertInto('exchangeRates')
      .values({ usdToYer: 500, toYer: jsonb({ SAR: 130 }), recordedAt: sql`now() - interval '90 days'` })
      .execute();
    [seller, colleague] = [await shop.person('sales_staff'), await shop.person('sales_staff')];
    till = await newTill({ mayCredit: true });
    // it has told its numbers, so that tests may send them in any order and leave some out
    await shop.db.updateTable('tills').set({ lastSeq: 1000 }).where('id', '=', till._id).execute();
  });

  /** A till of both sellers that has existed for a month. */
  async function newTill(grant: object = {}): Promise<SellingTill> {
    const made = await aTill(await shop.person('admin'), grant);
    for (const who of [seller, colleague]) await contact(who, made);
    await shop.db
      .updateTable('tills')
      .set({ createdAt: sql`now() - interval '30 days'` })
      .where('id', '=', made._id)
      .execute();
    await shop.db
      .updateTable('tillContacts')
      .set({ at: sql`now() - interval '30 days'` })
      .where('tillId', '=', made._id)
      .execute();
    return { ...made, seq: 0 };
  }

  /** A sale as a till reports it: paid in rials exactly, unless something else is given. */
  function fact({ items, ...more }: FactInput, at: SellingTill = till) {
    const seq = ++at.seq;
    const lines = items.map(({ product, quantity = 1, price = 15, listPrice = 15 }) => ({
      product,
      quantity,
      price,
      listPrice,
    }));
    const discount = Number(more['discount'] ?? 0);
    const total =
      Math.round(lines.reduce((sum, { price, quantity }) => sum + price * quantity * 100, 0)) / 100;
    const grandTotal = Math.round((total - discount) * 100) / 100;
    const now = new Date().toISOString();
    return {
      id: randomUUID(),
      seq,
      number: offlineNumber(at.code, seq),
      user: seller.id,
      wasTried: false,
      madeAt: now,
      sentAt: now,
      shift: null,
      customer: null,
      customerName: '',
      items: lines,
      discount,
      tenders: grandTotal > 0 ? [{ currency: 'YER', amount: Math.round(grandTotal * 500) }] : [],
      change: null,
      rates: { usdToYer: 500, toYer: { SAR: 130 } },
      taxRate: 0,
      grandTotal,
      rounding: 0,
      notes: '',
      grant: { until: null, largestSale: null, mayCredit: true },
      ...more,
    };
  }

  /** The proof of a sale that was made on the till by the user it names. */
  async function provenBy(at: TestTill, body: { user: string }): Promise<string | null> {
    const sold = OfflineSaleFact.strip().safeDecode(body as never);
    const key = at.keys[body.user];
    return key && sold.success ? proveSale(key, z.encode(OfflineSaleFact, sold.data)) : null;
  }

  async function send(body: object, at: SellingTill = till, by: Person = seller) {
    const proof = await provenBy(at, body as { user: string });
    return by.call('POST', '/sales/offline', { token: at.token, proof, ...body }, proofOf(at));
  }

  /** Sends a sale and returns the answer; fails the test if it is refused. */
  async function book(body: object, at: SellingTill = till, by: Person = seller): Promise<BookedOfflineSale> {
    const reply = await send(body, at, by);
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json().data;
  }

  const saleOf = ({ sale }: BookedOfflineSale) => cash.get(`/sales/${sale}`, cash.manager);
  const detailOf = ({ id }: { id: string }) => cash.get(`/sales/offline/${id}`, cash.manager);

  return {
    ...cash,
    get db() {
      return shop.db;
    },
    get manager() {
      return cash.manager;
    },
    get till() {
      return till;
    },
    get seller() {
      return seller;
    },
    get colleague() {
      return colleague;
    },
    get drawer() {
      return cash.drawer;
    },
    newTill,
    fact,
    provenBy,
    send,
    book,
    saleOf,
    detailOf,
  };
}
