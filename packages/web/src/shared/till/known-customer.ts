import {
  settleTender,
  quoted,
  toUnits,
  must,
  type CopiedCustomer,
  type CopiedSettings,
} from '@turoos/contract';
import { unitOf } from '@/lib/money/typed-money';
import type { TillEntry, TillRuntime } from '@/lib/till/runtime';

/** Returns a customer of the copy with what this till has sold them since: the server does not know it yet. */
export async function knownCustomer(
  runtime: TillRuntime,
  id: string,
  settings: Pick<CopiedSettings, 'currencies'>,
): Promise<CopiedCustomer | undefined> {
  const customer = await runtime.customer(id);
  const sold = (await runtime.outbox()).filter(({ sale }) => sale.customer === id);
  return (
    customer && {
      ...customer,
      balance: sold.reduce((sum, { sale }) => sum - owedFor(sale, settings), customer.balance),
    }
  );
}

/** Returns what a sale adds to the customer's debt; less than zero is credit. */
function owedFor(
  { grandTotal, tenders, change, rates }: TillEntry['sale'],
  { currencies }: Pick<CopiedSettings, 'currencies'>,
): number {
  if (tenders.length === 0) return grandTotal;
  const unit = (code: string) => unitOf(must(currencies.find((currency) => currency.code === code)));
  const { paid, over } = settleTender({
    due: grandTotal,
    tenders: tenders.map(({ currency, amount }) => ({
      currency: unit(currency),
      units: toUnits(amount, unit(currency)) ?? 0,
    })),
    changeIn: change ? unit(change.currency) : undefined,
    rial: unit(quoted),
    rates,
  });
  return grandTotal - paid - over;
}
