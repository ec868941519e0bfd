import type { NewSale, Sale } from '@turoos/contract';
import { newId } from '@/lib/platform/new-id';
import { currentUser } from '@/lib/session/session-state';
import type { TillRuntime } from '@/lib/till/runtime';
import { tillState } from '@/lib/till/till-state';
import { awayRefusal } from './away-refusal';
import { awayTexts } from './away-rules';
import { keepInvoice } from './kept-invoices';
import { makeOfflineSale } from './make-offline-sale';
import { readKnown } from './read-known';
import { priceSale, shownSale } from './shown-sale';

interface Sold {
  body: NewSale;
  /** The idempotency key of the request. */
  key: string | undefined;
  /** Whether the server may have got the request. */
  wasTried: boolean;
}

/** Makes or holds a sale on this till; resolves when it is on the disk. */
export async function sellAway(runtime: TillRuntime, { body, key, wasTried }: Sold): Promise<Sale> {
  const user = currentUser();
  if (!user) throw awayRefusal(awayTexts.notReady);
  const known = await readKnown(runtime, body);
  const asked = { id: key ?? newId(), body, wasTried, at: new Date(), user };
  if (body.status === 'pending') {
    const sale = shownSale(asked, priceSale(body, known), null);
    const { _id: id, customer, customerName, grandTotal, items } = sale;
    await keepInvoice(runtime, {
      id,
      at: asked.at,
      seller: user.name,
      title: customer || body.customerName ? customerName : (items[0]?.name ?? customerName),
      body,
      customerName,
      grandTotal,
      lines: items.length,
    });
    return sale;
  }
  const { fact, sale } = makeOfflineSale(asked, { ...known, till: tillState.get()?.till ?? null });
  const { number } = await runtime.sell(fact);
  return { ...sale, offlineNumber: number };
}
