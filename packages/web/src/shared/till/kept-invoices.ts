import type { NewSale, Sale } from '@turoos/contract';
import { createStore } from '@/lib/state/store';
import { heldKey } from '@/lib/till/held-key';
import type { TillRuntime } from '@/lib/till/runtime';

/** An invoice that was held on a till without the server. It moves nothing until it is completed as a new one. */
export interface KeptInvoice {
  id: string;
  at: Date;
  /** The name of the seller who held it. */
  seller: string;
  /** The customer, or the first part of an invoice without one. */
  title: string;
  body: NewSale;
  customerName: string;
  grandTotal: number;
  lines: number;
}

/** The invoices held on this till, oldest first. */
export const keptInvoices = createStore<readonly KeptInvoice[]>([]);

/** Whether an invoice that was held is on this till alone. */
export const isKept = ({ status, version }: Pick<Sale, 'status' | 'version'>): boolean =>
  status === 'pending' && version === 0;

const shelf = (runtime: TillRuntime) => runtime.keep<KeptInvoice[]>(heldKey);

/** One change after the other, so that none is lost. */
let last: Promise<void> = Promise.resolve();

type Change = (kept: readonly KeptInvoice[]) => KeptInvoice[];

function change(runtime: TillRuntime, next: Change): Promise<void> {
  const done = afterwards(last, runtime, next);
  last = done.catch(() => undefined);
  return done;
}

async function afterwards(before: Promise<void>, runtime: TillRuntime, next: Change): Promise<void> {
  await before;
  const kept = next((await shelf(runtime).get()) ?? []);
  await shelf(runtime).set(kept);
  keptInvoices.set(kept);
}

export const readKept = async (runtime: TillRuntime): Promise<void> =>
  keptInvoices.set((await shelf(runtime).get()) ?? []);

export const keepInvoice = (runtime: TillRuntime, invoice: KeptInvoice): Promise<void> =>
  change(runtime, (kept) => [...kept.filter(({ id }) => id !== invoice.id), invoice]);

export const dropKept = (runtime: TillRuntime, id: string): Promise<void> =>
  change(runtime, (kept) => kept.filter((invoice) => invoice.id !== id));
