import type { NewSale } from '@turoos/contract';
import type { TillRuntime } from '@/lib/till/runtime';
import { awayRefusal } from './away-refusal';
import { awayTexts } from './away-rules';
import { knownCustomer } from './known-customer';
import type { KnownSale } from './shown-sale';

/** Reads what the till's copy knows of a sale. */
export async function readKnown(runtime: TillRuntime, body: NewSale): Promise<KnownSale> {
  const settings = await runtime.settings();
  if (!settings) throw awayRefusal(awayTexts.notReady);
  const ids = [...new Set(body.items.map(({ product }) => product))];
  const [customer, ...parts] = await Promise.all([
    body.customer ? knownCustomer(runtime, body.customer, settings) : undefined,
    ...ids.map((id) => runtime.part(id)),
  ]);
  return { settings, customer, parts: new Map(parts.flatMap((part) => (part ? [[part.id, part]] : []))) };
}
