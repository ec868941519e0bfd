interface Money {
  remaining: number;
  tillPaid: number;
  paid: number;
  refundAmount: number;
  refundDebt: number;
}

/**
 * What a cancellation gives back: in cash what was paid at the sale, less what refunds have handed back already;
 * what was paid later stays with the customer as credit, again less what refunds handed back of it.
 */
export function cancelMoney(sale: Money): { cash: number; freed: number; change: number } {
  const handedBack = sale.refundAmount - sale.refundDebt;
  const paidLater = sale.paid - sale.tillPaid;
  const freed = Math.max(0, paidLater - Math.max(0, handedBack - sale.tillPaid));
  return { cash: Math.max(0, sale.tillPaid - handedBack), freed, change: sale.remaining + freed };
}
