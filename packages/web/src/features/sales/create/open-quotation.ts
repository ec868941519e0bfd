import {
  ownPriceBlocked,
  planSelling,
  productsApi,
  quotationsApi,
  SaleCar,
  type Alternative,
  type Quotation,
  type Subject,
} from '@turoos/contract';
import { call } from '@/lib/http/api';
import { newId } from '@/lib/platform/new-id';
import { emptyTender } from '@/shared/money/typed-tender';
import { toast } from '@/lib/toasts/toast-store';
import { currentRate } from '../invoice/invoice-rate';
import { emptyDraft, lineOf, type Draft, type Line } from './draft';

interface Chosen {
  id: string;
  /** The place of the alternative of each line: '0,-,2'. */
  picks?: string | undefined;
  basis?: string | undefined;
}

/** Returns a draft with the chosen alternatives of a quotation, as far as they are in stock, at the chosen prices. */
export async function openQuotation({ id, picks = '', basis }: Chosen, seller: Subject): Promise<Draft> {
  const quotation = await call(quotationsApi.get, { params: { id } });
  const chosen = chosenOf(quotation, picks);
  const isAgreed = basis === 'agreed';
  const { lines, discount, rials } = planSelling(quotation, chosen, {
    basis: isAgreed ? 'agreed' : 'today',
    rate: await currentRate(),
    mayPrice: ownPriceBlocked(seller) === undefined,
  });
  const [kept, missing]: [Line[], string[]] = [[], []];
  for (const { alternative, price } of lines) {
    const part = alternative.product
      ? await call(productsApi.read, { params: { id: alternative.product } })
      : null;
    const known = kept.find(({ product }) => product === alternative.product);
    const wanted = alternative.quantity + (known?.quantity ?? 0);
    if (!part?.isActive || part.quantity <= 0 || wanted > part.quantity) missing.push(alternative.name);
    if (!part?.isActive || part.quantity <= 0) continue;
    const quantity = Math.min(wanted, part.quantity);
    if (known) known.quantity = quantity;
    else kept.push({ ...lineOf(part, quantity), price: price === alternative.now?.price ? null : price });
  }
  const pays = isAgreed && missing.length === 0 ? rials : null;
  if (missing.length > 0)
    toast({ tone: 'warning', title: 'لم يبق من هذه ما يكفي، فراجع الكميات', message: missing.join('، ') });
  return {
    ...emptyDraft(newId()),
    customer: quotation.customer ? { _id: quotation.customer, name: quotation.customerName } : null,
    // a car that is not known whole is left to the seller
    car: SaleCar.safeParse(carOf(quotation)).data ?? null,
    lines: kept.toReversed(),
    discount: { kind: 'amount', value: discount || null },
    // what is kept for a customer is found by the customer
    reservations: quotation.customer
      ? []
      : quotation.reservations.filter(({ status }) => status === 'active').map(({ _id }) => _id),
    quotation: {
      _id: id,
      number: quotation.number,
      alternatives: chosen.map(({ _id }) => _id),
      ...(pays !== null && { rials: pays }),
    },
    // the customer pays the very rials of the paper; what cents can't hold is rounding
    ...(pays !== null && { tenders: [{ ...emptyTender, currency: 'YER', amount: pays }] }),
    notes: quotation.customer ? '' : `العميل: ${quotation.customerName}`,
  };
}

const carOf = ({ make, model, year, vin }: Quotation) => ({ make, model, year, ...(vin && { vin }) });

const chosenOf = ({ lines }: Quotation, picks: string): Alternative[] =>
  picks.split(',').flatMap((pick, line) => lines[line]?.alternatives[Number.parseInt(pick, 10)] ?? []);
