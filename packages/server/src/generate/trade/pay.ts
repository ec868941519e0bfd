import type { TradingCustomer } from './accounts';
import { pick, type Counter } from './sell';

/** Pays all or a part of the debt; now and then a round amount that leaves a credit. */
export function pay({ accounts, shop, roll }: Counter, customer: TradingCustomer, at: number): void {
  const owed = -customer.balance;
  if (owed <= 0) return;
  const luck = roll(100);
  const share = Math.ceil((owed * (30 + roll(50))) / 50_000) * 500;
  const round = Math.ceil(owed / 5000) * 5000;
  const change = luck < 60 ? owed : luck < 97 ? Math.min(owed, share) : round;
  const method = luck % 5 === 0 ? 'bank_transfer' : 'cash';
  accounts.post(customer, {
    at,
    type: 'payment',
    change,
    rate: shop.rateAt(at),
    method,
    userId: pick(shop.sellers, roll),
  });
}
