import { adenDay, type PaymentStatus } from '@turoos/contract';
import fc from 'fast-check';

/** A random past of a shop, written directly to the tables because use-cases only sell today. */
export interface PastPart {
  id: string;
  name: string;
  partNumber: string;
  sellingPrice: number;
  quantity: number;
  minLevel: number;
  maxLevel: number | null;
  cost: number;
  isActive: boolean;
  daysOld: number;
  /** The age in days of each of its movements. */
  moved: number[];
}

export interface PastCustomer {
  id: string;
  name: string;
  phone: string;
  balance: number;
  creditLimit: number;
  loyaltyPoints: number;
  isBlocked: boolean;
  isActive: boolean;
  daysOld: number;
  /** Open amounts of its ledger entries, and their age. */
  debts: { open: number; daysAgo: number }[];
}

export interface PastLine {
  part: PastPart;
  quantity: number;
  returned: number;
  price: number;
  total: number;
  cost: number;
}

export interface PastSale {
  id: string;
  number: string;
  at: Date;
  day: string;
  customer: PastCustomer | null;
  status: 'completed' | 'refunded' | 'cancelled' | 'pending';
  lines: PastLine[];
  grandTotal: number;
  subtotal: number;
  discount: number;
  tax: number;
  paid: number;
  refund: number;
  rate: number | null;
}

export interface History {
  parts: PastPart[];
  customers: PastCustomer[];
  sales: PastSale[];
  /** The open amount of each purchase. */
  purchases: number[];
  /** Days until each batch expires. */
  batches: number[];
}

const cents = (most: number) => fc.integer({ min: 0, max: most });
const pieces = fc.integer({ min: 1, max: 2000 }).map((hundredths) => hundredths / 100);
const past = fc.integer({ min: 0, max: 430 });
/** The hour matters: a day in Yemen ends three hours before one in UTC. */
const moment = fc.tuple(past, fc.integer({ min: 0, max: 86_399 }));

const part = fc.record({
  id: fc.uuid(),
  name: fc.constantFrom('فلتر زيت', 'بواجي', 'طقم فحمات', 'رديتر'),
  partNumber: fc.uuid(),
  sellingPrice: cents(9000),
  quantity: fc.oneof(
    fc.constant(0),
    pieces,
    pieces.map((few) => few * 4),
  ),
  minLevel: fc.constantFrom(0, 5, 5, 12),
  maxLevel: fc.constantFrom(null, null, 0, 10),
  cost: fc.integer({ min: 0, max: 80_000_000 }).map((fine) => fine / 10_000),
  isActive: fc.constantFrom(true, true, true, false),
  daysOld: fc.integer({ min: 0, max: 800 }),
  moved: fc.array(past, { maxLength: 3 }),
});

const customer = fc.record({
  id: fc.uuid(),
  name: fc.constantFrom('أحمد علي', 'ورشة النور', 'محمد سعيد'),
  phone: fc.integer({ min: 770_000_000, max: 779_999_999 }).map(String),
  balance: fc.oneof(fc.constant(0), fc.integer({ min: -200_000, max: 50_000 })),
  creditLimit: fc.constantFrom(0, 50_000, 100_000),
  loyaltyPoints: fc.nat(500),
  isBlocked: fc.constantFrom(false, false, true),
  isActive: fc.constantFrom(true, true, false),
  daysOld: fc.integer({ min: 0, max: 60 }),
  debts: fc.array(fc.record({ open: fc.integer({ min: 1, max: 90_000 }), daysAgo: fc.nat(150) }), {
    maxLength: 3,
  }),
});

const line = fc.record({
  part: fc.nat(),
  quantity: pieces,
  returned: fc.constantFrom(0, 0, 0, 0.5, 1),
  price: cents(9000),
  cost: fc.integer({ min: 0, max: 80_000_000 }).map((fine) => fine / 10_000),
});
const sale = fc.record({
  id: fc.uuid(),
  moment,
  customer: fc.option(fc.nat(), { nil: null }),
  status: fc.constantFrom('completed', 'completed', 'completed', 'completed', 'cancelled', 'pending'),
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  discount: fc.constantFrom(0, 0, 0.1),
  tax: fc.constantFrom(0, 0.05),
  paid: fc.constantFrom(0, 0.4, 1, 1),
  refund: fc.constantFrom(0, 0, 0, 0.3, 1),
  rate: fc.constantFrom(null, 530, 535.25, 1615.5),
});

export const anyHistory: fc.Arbitrary<History> = fc
  .record({
    parts: fc.uniqueArray(part, { minLength: 3, maxLength: 14, selector: ({ id }) => id }),
    customers: fc.uniqueArray(customer, { minLength: 2, maxLength: 9, selector: ({ id }) => id }),
    sales: fc.uniqueArray(sale, { minLength: 30, maxLength: 70, selector: ({ id }) => id }),
    purchases: fc.array(cents(50_000), { maxLength: 4 }),
    batches: fc.array(fc.integer({ min: -40, max: 60 }), { maxLength: 4 }),
  })
  .map(({ parts, customers, sales, ...rest }) => ({
    parts,
    customers,
    sales: sales.map((input, place) => pastSale(input, place, parts, customers)),
    ...rest,
  }));

const dayLength = 86_400_000;
const pick = <T>(all: readonly T[], n: number) => all[n % all.length] as T;
export const at = (daysAgo: number, second = 43_200) =>
  new Date(Date.parse(`${adenDay()}T00:00:00+03:00`) - daysAgo * dayLength + second * 1000);

type SaleInput = typeof sale extends fc.Arbitrary<infer S> ? S : never;

function pastSale(input: SaleInput, place: number, parts: PastPart[], customers: PastCustomer[]): PastSale {
  const lines = input.lines.map((one) => ({
    ...one,
    part: pick(parts, one.part),
    returned: Math.min(one.returned, one.quantity),
    total: Math.round(one.price * one.quantity),
  }));
  const subtotal = lines.reduce((sum, { total }) => sum + total, 0);
  const discount = Math.round(subtotal * input.discount);
  const tax = Math.round((subtotal - discount) * input.tax);
  const grandTotal = subtotal - discount + tax;
  const counts = input.status === 'completed';
  const refund = counts ? Math.round(grandTotal * input.refund) : 0;
  const [daysAgo, second] = input.moment;
  // never later than now
  const when = new Date(Math.min(at(daysAgo, second).getTime(), Date.now()));
  return {
    id: input.id,
    number: `INV-${place + 1}`,
    at: when,
    day: adenDay(when),
    customer: input.customer === null ? null : pick(customers, input.customer),
    status: counts && refund === grandTotal && refund > 0 ? 'refunded' : (input.status as PastSale['status']),
    lines,
    subtotal,
    discount,
    tax,
    grandTotal,
    paid: counts ? Math.round(grandTotal * input.paid) : 0,
    refund,
    rate: input.rate,
  };
}

export const isSold = ({ status }: PastSale): boolean => status === 'completed' || status === 'refunded';

/** Returns the cost of the pieces not returned, with four decimals as costs are stored. */
export const keptCost = ({ quantity, returned, cost }: PastLine): number =>
  Math.round((quantity - returned) * cost * 10_000) / 10_000;

export function paymentOf({ status, paid, grandTotal }: PastSale): PaymentStatus {
  if (status === 'cancelled') return 'cancelled';
  if (status === 'pending') return 'deferred';
  return paid === grandTotal ? 'paid' : paid > 0 ? 'partial' : 'deferred';
}
