import { lineTotal, saleTotals, type PaymentMethod } from '@turoos/contract';
import { onlyPlace } from '../../modules/sales';
import type { Dice } from '../../samples/numbers';
import type { Accounts, TradingCustomer } from './accounts';
import type { Line, Sale } from './books';
import { happens } from './chance';
import { newId } from './new-id';
import type { TradingShop } from './read-shop';
import type { ShelvedPart, Shelves, Taken } from './shelves';

export interface Sold {
  sale: Sale;
  customer: TradingCustomer | undefined;
  taken: Taken[];
}

export interface Counter {
  shop: TradingShop;
  shelves: Shelves;
  accounts: Accounts;
  roll: Dice;
  drawPart: (roll: Dice) => number;
  drawCustomer: (roll: Dice) => number;
  /** Called when a shelf runs low. */
  reorder(part: ShelvedPart, at: number): void;
  /** Called when the part is out of stock: delivers at once. */
  deliver(part: ShelvedPart, at: number): void;
}

/** Makes one sale with its stock movements and ledger entries. A held sale moves neither stock nor money. */
export function sell(counter: Counter, at: number, isHeld: boolean): Sold {
  const { shop, roll, accounts } = counter;
  const customer = chooseCustomer(counter, at);
  const basket = fillBasket(counter, at);
  const bargains = customer !== undefined && happens(roll, 150);
  const lines = basket.map(({ part, quantity }) => describe(part, quantity, bargains));
  const subtotal = lines.reduce((sum, { total }) => sum + total, 0);
  const discount = happens(roll, customer ? 120 : 50)
    ? Math.floor((subtotal * (2 + roll(5))) / 2500) * 25
    : 0;
  const totals = saleTotals(lines, { discount, taxRate: shop.taxRate });
  const lowered = discount > 0 || lines.some(({ ownPrice }) => ownPrice);
  const userId = pick(lowered ? shop.chiefs : shop.sellers, roll);
  const { till, method } = choosePayment(counter, customer, totals.grandTotal);
  const sale: Sale = {
    id: newId(at),
    number: isHeld ? null : shop.invoices.next(at),
    at,
    customerId: customer?.id ?? null,
    status: isHeld ? 'pending' : 'completed',
    method: isHeld ? 'cash' : method,
    lines,
    ...totals,
    till: isHeld ? 0 : till,
    paid: isHeld ? 0 : till,
    laterRials: 0,
    laterUnrated: 0,
    refunded: 0,
    refundDebt: 0,
    cancelCash: 0,
    refundReason: null,
    refundAt: null,
    rate: isHeld ? null : shop.rateAt(at),
    userId,
    version: 1,
    updatedAt: at,
    debt: undefined,
    warehouseId: null,
  };
  if (isHeld) return { sale, customer, taken: [] };
  const taken = basket.flatMap(({ part, quantity }) => {
    const portions = counter.shelves.take(part, quantity, { at, reason: 'sale', sale, userId });
    if (part.quantity <= part.reorderAt) counter.reorder(part, at);
    return portions;
  });
  sale.warehouseId = onlyPlace(new Set(taken.map(({ warehouseId }) => warehouseId)));
  if (customer && till < sale.grandTotal)
    sale.debt = accounts.post(customer, { at, type: 'sale', change: till - sale.grandTotal, sale, userId });
  return { sale, customer, taken };
}

export const pick = <T>(list: readonly T[], roll: Dice): T | null => list[roll(list.length)] ?? null;

/** Chooses a customer; somewhat more than half of the sales have none. */
function chooseCustomer({ shop, drawCustomer, roll }: Counter, at: number): TradingCustomer | undefined {
  if (shop.customers.length === 0 || !happens(roll, 450)) return undefined;
  const customer = shop.customers[drawCustomer(roll)];
  return customer && customer.joinedAt < at ? customer : undefined;
}

const lineCounts = [1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 5];

function fillBasket(counter: Counter, at: number): { part: ShelvedPart; quantity: number }[] {
  const { shop, roll, drawPart } = counter;
  const basket = new Map<ShelvedPart, number>();
  const wanted = pick(lineCounts, roll) ?? 1;
  for (let tries = 0; basket.size < wanted && tries < wanted + 6; tries++) {
    const part = shop.parts[drawPart(roll)] as ShelvedPart;
    if (basket.has(part) || part.quantity < 1) continue;
    const most = part.price < 1500 ? 4 : part.price < 6000 ? 2 : 1;
    const whole = 1 + roll(roll(most) + 1);
    basket.set(
      part,
      part.isMeasured
        ? Math.min(whole + roll(4) / 4, part.quantity)
        : Math.min(whole, Math.floor(part.quantity)),
    );
  }
  if (basket.size === 0) {
    const part = shop.parts[drawPart(roll)] as ShelvedPart;
    if (part.quantity < 1) counter.deliver(part, at);
    basket.set(part, 1);
  }
  return [...basket].map(([part, quantity]) => ({ part, quantity }));
}

function describe(part: ShelvedPart, quantity: number, bargains: boolean): Line {
  const price = bargains && part.wholesalePrice > part.cost ? part.wholesalePrice : part.price;
  return {
    productId: part.id,
    quantity,
    returned: 0,
    price,
    ownPrice: price !== part.price,
    total: lineTotal({ price, quantity }),
    cost: part.cost,
  };
}

/** Chooses the payment: customers who may owe do so about every second time, up to their credit limit. */
function choosePayment(
  { roll }: Counter,
  customer: TradingCustomer | undefined,
  grandTotal: number,
): { till: number; method: PaymentMethod } {
  const luck = roll(100);
  const method = luck < 78 ? 'cash' : luck < 93 ? 'bank_transfer' : 'card';
  if (!customer || customer.paysAtOnce || happens(roll, 520)) return { till: grandTotal, method };
  const down = happens(roll, 350) ? Math.floor((grandTotal * (2 + roll(6))) / 1000) * 100 : 0;
  if (grandTotal - down - customer.balance > customer.creditLimit) return { till: grandTotal, method };
  return { till: down, method: down > 0 ? method : 'credit' };
}
