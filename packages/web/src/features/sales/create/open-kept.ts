import { productsApi, type Part } from '@turoos/contract';
import { call } from '@/lib/http/api';
import { newId } from '@/lib/platform/new-id';
import { tillRuntime } from '@/lib/till/this-till';
import { emptyTender } from '@/shared/money/typed-tender';
import { dropKept, keptInvoices, type KeptInvoice } from '@/shared/till/kept-invoices';
import { emptyDraft, lineOf, type Draft } from './draft';

/**
 * Opens an invoice that was held on this till as a new one, with the prices it was held with. It leaves the till's list
 * then: the draft is stored on the same device.
 */
export async function openKept(id: string, open: (draft: Draft) => void): Promise<void> {
  const kept = keptInvoices.get().find((invoice) => invoice.id === id);
  const runtime = await tillRuntime();
  if (!kept || !runtime) return;
  const parts = await Promise.all(
    kept.body.items.map(({ product }) => call(productsApi.read, { params: { id: product } })),
  );
  open(draftOf(kept, parts));
  await dropKept(runtime, id);
}

/** Returns the draft that an invoice was held from, with its parts as they are now. */
export function draftOf({ body, customerName }: KeptInvoice, parts: readonly Part[]): Draft {
  // the held request carries the draft's own, of which the server reads less
  const quotation = (body.quotation as Draft['quotation']) ?? null;
  const lines = body.items.flatMap(({ quantity, price }, index) => {
    const part = parts[index];
    return part ? { ...lineOf(part, quantity), price: price ?? null } : [];
  });
  return {
    ...emptyDraft(newId()),
    customer: body.customer ? { _id: body.customer, name: customerName } : null,
    car: body.car ?? null,
    lines: lines.toReversed(),
    discount: { kind: 'amount', value: body.discount ?? null },
    campaignCode: body.campaignCode ?? '',
    reservations: body.reservations ?? [],
    breaks: body.breaks ?? [],
    quotation,
    ...(quotation?.rials && { tenders: [{ ...emptyTender, currency: 'YER', amount: quotation.rials }] }),
    notes: body.notes ?? '',
  };
}
