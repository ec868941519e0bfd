import { randomUUID } from 'node:crypto';
import { must, offlineNumber, ratesOf, saleTotals, type CopiedPart } from '@turoos/contract';
import { nextSeq, withSale, type Copy } from '@turoos/till';
import { oneOf } from '../work';
import type { Sale, TillDevice, TillStore } from './till-store';

export interface MadeSale {
  fact: Sale;
  /** The same as a request to a server that can be reached. */
  ordinary: object;
  /** Numbers and stores it in one step, as the browser does in one transaction. */
  keep(store: TillStore, wasTried: boolean): { number: string; sale: Sale };
}

/** Share of lines that sell one of the last pieces. */
const scarcity = 0.15;

/** Makes a sale of one to three parts at the prices, tax and rates of the till's copy, paid in dollars. */
export function aSale(copy: Copy, { code, userId, scarce }: TillDevice, madeAt: Date): MadeSale {
  const { store: shop, rates } = must(copy.settings);
  const parts = distinct(
    Array.from({ length: 1 + Math.floor(Math.random() * 3) }, () => aPart(copy, scarce)),
  );
  const items = parts.map(({ id, price }) => ({
    product: id,
    quantity: 1 + Math.floor(Math.random() * 2),
    price,
    listPrice: price,
  }));
  const taxRate = shop.applyTax ? shop.taxRate : 0;
  const { grandTotal } = saleTotals(items, { taxRate });
  const rate = rates.find(({ isDefault }) => isDefault);
  const id = randomUUID();
  const tenders = [{ currency: 'USD', amount: grandTotal / 100, method: 'cash' as const }];
  const factOf = (seq: number, wasTried: boolean): Sale => ({
    id,
    seq,
    number: offlineNumber(code, seq),
    user: userId,
    wasTried,
    madeAt: madeAt.toISOString(),
    shift: null,
    customer: null,
    customerName: '',
    items: items.map((line) => ({ ...line, price: line.price / 100, listPrice: line.listPrice / 100 })),
    discount: 0,
    tenders,
    change: null,
    rates: rate ? ratesOf(rate) : { usdToYer: null, toYer: {} },
    taxRate,
    grandTotal: grandTotal / 100,
    rounding: 0,
    // by which the proof finds it, however it was booked
    notes: id,
    grant: { until: null, largestSale: null, mayCredit: false },
  });
  return {
    fact: factOf(1, false),
    ordinary: {
      items: items.map(({ product, quantity }) => ({ product, quantity })),
      tenders,
      notes: id,
    },
    keep(store, wasTried) {
      const seq = nextSeq(store.memory.seq, store.memory.lastSeq);
      const sale = factOf(seq, wasTried);
      store.change(({ outbox }) => ({ seq, outbox: withSale(outbox, id, seq, sale) }));
      return { number: offlineNumber(code, seq), sale };
    },
  };
}

function aPart({ parts }: Copy, scarce: readonly string[]): CopiedPart {
  const rare = Math.random() < scarcity ? parts.get(oneOf(scarce)) : undefined;
  return rare ?? oneOf(sellable(parts));
}

const sellable = (parts: Copy['parts']): CopiedPart[] => (chosen ??= [...parts.all()].filter(isSellable));
let chosen: CopiedPart[] | undefined;
const isSellable = ({ isActive, price, stock }: CopiedPart) =>
  isActive && price > 0 && stock.reduce((sum, [, quantity]) => sum + quantity, 0) >= 5;

const distinct = (parts: readonly CopiedPart[]) => [
  ...new Map(parts.map((part) => [part.id, part])).values(),
];
