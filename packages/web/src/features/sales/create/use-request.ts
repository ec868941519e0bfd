import { appliedPrice, customersApi, productsApi, salesApi, type Part, type Sale } from '@turoos/contract';
import { useEffect, useEffectEvent } from 'react';
import { call } from '@/lib/http/api';
import { ApiError, failureText, isExplained } from '@/lib/http/api-error';
import { navigate, useSearch } from '@/lib/navigation/hooks';
import { newId } from '@/lib/platform/new-id';
import { useUser } from '@/lib/session/session-state';
import { toast } from '@/lib/toasts/toast-store';
import type { Change } from './change-draft';
import { emptyDraft, lineOf, pricesOf, type Draft } from './draft';

interface Request {
  customer?: string;
  duplicate?: string;
  held?: string;
  /** Id of an invoice that was held on this till without the server. */
  kept?: string;
  /** Id of a part to add to the invoice. */
  product?: string;
  /** Id of a quotation to sell, which alternatives of it, and at which prices. */
  quotation?: string;
  picks?: string;
  basis?: string;
}

/** What the URL asks the new invoice to start with. */
export const useRequest = (): Request => useSearch();

/**
 * Applies the URL's request once the draft is open and removes it from the URL: after a reload the stored
 * draft already contains it, with all later changes.
 */
export function useFulfilRequest(ready: boolean, draft: Draft, change: (change: Change) => void): void {
  const { customer, duplicate, held, kept, product, quotation, picks, basis } = useRequest();
  const user = useUser();

  const fulfil = useEffectEvent(async () => {
    try {
      if (duplicate) change({ do: 'load', draft: await copyOf(duplicate) });
      if (held && draft.held?.id !== held) change({ do: 'load', draft: await heldInvoice(held) });
      if (kept) {
        const { openKept } = await import('./open-kept');
        await openKept(kept, (loaded) => change({ do: 'load', draft: loaded }));
      }
      if (quotation) {
        const { openQuotation } = await import('./open-quotation');
        change({ do: 'load', draft: await openQuotation({ id: quotation, picks, basis }, user) });
      }
      if (customer) {
        const { _id, name } = await call(customersApi.get, { params: { id: customer } });
        change({ do: 'set', fields: { customer: { _id, name } } });
      }
      if (product) change({ do: 'add', part: await call(productsApi.read, { params: { id: product } }) });
    } catch (error) {
      const title = isExplained(error) ? error.message : 'فشل في تحميل البيانات المطلوبة';
      toast({ tone: 'danger', title, message: isExplained(error) ? undefined : failureText(error) });
    }
    await navigate({ to: '.', search: { new: '1', held }, replace: true });
  });
  const asked = Boolean(customer ?? duplicate ?? held ?? kept ?? product ?? quotation);
  useEffect(() => {
    if (ready && asked) void fulfil();
  }, [ready, asked]);
}

const tierOf = async (id: string) => (await call(customersApi.get, { params: { id } })).priceTier;
const readSale = (id: string) => call(salesApi.get, { params: { id } });
const readParts = (sale: Sale) =>
  Promise.all(sale.items.map(({ product: id }) => call(productsApi.read, { params: { id } })));

/** Returns a draft with the same parts at current prices, as far as they are in stock. */
async function copyOf(id: string): Promise<Draft> {
  const sale = await readSale(id);
  const parts = await readParts(sale);
  const missing = parts.filter((part) => !sellable(part));
  if (missing.length > 0)
    toast({
      tone: 'warning',
      title: 'أصناف لم تُنقل لأنها غير متوفرة',
      message: missing.map(({ name }) => name).join('، '),
    });
  const lines = sale.items.flatMap(({ quantity }, index) => {
    const part = parts[index];
    return part && sellable(part) ? lineOf(part, Math.min(quantity, part.quantity)) : [];
  });
  return {
    ...emptyDraft(newId()),
    customer: customerOf(sale),
    lines: lines.toReversed(),
    notes: sale.notes,
  };
}

const sellable = (part: Part) => part.isActive && part.quantity > 0;

async function heldInvoice(id: string): Promise<Draft> {
  const sale = await readSale(id);
  if (sale.status !== 'pending')
    throw new ApiError({ status: 409, code: 'CONFLICT', message: 'هذه الفاتورة لم تعد معلقة' });
  const parts = await readParts(sale);
  const tier = sale.customer ? await tierOf(sale.customer) : null;
  const lines = sale.items.flatMap(({ quantity, price }, index) => {
    const part = parts[index];
    if (!part) return [];
    const line = lineOf(part, quantity);
    const usual = appliedPrice({ ...pricesOf(part), sellingPrice: part.sellingPrice }, tier, quantity).price;
    return { ...line, price: price === usual ? null : price };
  });
  return {
    ...emptyDraft(newId()),
    customer: customerOf(sale),
    lines: lines.toReversed(),
    discount: { kind: 'amount', value: sale.discount - sale.campaignDiscount || null },
    campaignCode: sale.campaign?.code ?? '',
    car: sale.car ?? null,
    notes: sale.notes,
    held: { id, version: sale.version, lines: lines.toReversed() },
  };
}

const customerOf = ({ customer, customerName }: Sale): Draft['customer'] =>
  customer ? { _id: customer, name: customerName } : null;
