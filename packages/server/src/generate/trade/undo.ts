import { saleTexts, worth } from '@turoos/contract';
import { remainingOf, type Refund } from './books';
import { happens } from './chance';
import { newId } from './new-id';
import { pick, type Counter, type Sold } from './sell';

const reasons = [saleTexts.refundReason, 'القطعة لا تركب على السيارة', 'القطعة معيبة', 'طلب العميل قطعة أخرى'];

/** Refunds a sale some days later: all of it, or pieces of one line. */
export function refund(counter: Counter, { sale, customer, taken }: Sold, at: number): Refund[] {
  if (sale.status !== 'completed') return [];
  const { roll, shop, shelves, accounts } = counter;
  const userId = pick(shop.chiefs, roll);
  const reason = pick(reasons, roll) ?? saleTexts.refundReason;
  const all = happens(roll, 350);
  const one = roll(sale.lines.length);
  const back: Refund['back'] = [];
  for (const [place, line] of sale.lines.entries()) {
    const quantity = all
      ? line.quantity
      : place === one
        ? Math.min(line.quantity, 1 + roll(line.quantity))
        : 0;
    if (quantity === 0) continue;
    line.returned = quantity;
    back.push({ position: place + 1, quantity });
    let missing = quantity;
    for (const portion of taken.filter(({ part }) => part.id === line.productId)) {
      const here = Math.min(missing, portion.quantity);
      if (here > 0)
        shelves.bring({ ...portion, quantity: here }, { at, reason: 'sale.refund', sale, userId });
      missing -= here;
    }
  }
  const allBack = sale.lines.every(({ quantity, returned }) => quantity === returned);
  const value = sale.lines.reduce((sum, { price, returned }) => sum + worth(returned, price), 0);
  const amount = allBack
    ? sale.grandTotal
    : Math.max(1, Math.floor((value * sale.grandTotal) / sale.subtotal));
  const debt = Math.min(amount, remainingOf(sale));
  sale.refunded = amount;
  sale.refundDebt = debt;
  sale.refundReason = reason;
  sale.refundAt = at;
  sale.version++;
  sale.updatedAt = at;
  if (allBack || amount === sale.grandTotal) sale.status = 'refunded';
  if (customer && debt > 0)
    accounts.post(customer, {
      at,
      type: 'refund',
      change: debt,
      sale,
      note: reason,
      userId,
      answers: sale.debt,
    });
  return [{ id: newId(at), sale, at, amount, cash: amount - debt, reason, userId, back }];
}

/** Cancels a sale within the hour, unless something was paid on it since. */
export function cancel({ roll, shop, shelves, accounts }: Counter, sold: Sold, at: number): void {
  const { sale, customer, taken } = sold;
  if (sale.status !== 'completed' || sale.paid !== sale.till) return;
  const userId = pick(shop.chiefs, roll);
  const change = remainingOf(sale);
  for (const portion of taken) shelves.bring(portion, { at, reason: 'sale.cancel', sale, userId });
  sale.status = 'cancelled';
  sale.cancelCash = sale.till;
  sale.version++;
  sale.updatedAt = at;
  if (customer && change > 0)
    accounts.post(customer, { at, type: 'cancel', change, sale, userId, answers: sale.debt });
}
