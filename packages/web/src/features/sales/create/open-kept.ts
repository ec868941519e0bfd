import { productsApi } from '@turoos/contract';
import { call } from '@/lib/http/api';
import { newId } from '@/lib/platform/new-id';
import { tillRuntime } from '@/lib/till/this-till';
import { dropKept, keptInvoices } from '@/shared/till/kept-invoices';
import { emptyDraft, lineOf, type Draft } from './draft';

/**
 * Opens an invoice that was held on this till as a new one, with the prices it was held with. It leaves the till's list
 * then: the draft is stored on the same device.
 */
export async function openKept(id: string, open: (draft: Draft) => void): Promise<void> {
  const kept = keptInvoices.get().find((invoice) => invoice.id === id);
  const runtime = await tillRuntime();
  if (!kept || !runtime) return;
  const { items, customer, discount, notes } = kept.body;
  const parts = await Promise.all(
    items.map(({ product }) => call(productsApi.read, { params: { id: product } })),
  );
  const lines = items.flatMap(({ quantity, price }, index) => {
    const part = parts[index];
    return part ? { ...lineOf(part, quantity), price: price ?? null } : [];
  });
  open({
    ...emptyDraft(newId()),
    customer: customer ? { _id: customer, name: kept.customerName } : null,
    lines: lines.toReversed(),
    discount: { kind: 'amount', value: discount ?? null },
    notes: notes ?? '',
  });
  await dropKept(runtime, id);
}
