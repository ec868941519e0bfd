import {
  kindOfPart,
  partTypes,
  productsApi,
  quantityText,
  toYer,
  type AlternativeKind,
  type Part,
} from '@turoos/contract';
import { call } from '@/lib/http/api';
import { formatRials, formatUsd, YER } from '@/lib/format/format';
import type { Option } from '@/ui/Combobox';

/** A part to offer, with the kind that it says itself. */
export interface OfferOption extends Option {
  kind: AlternativeKind;
}

interface Circumstances {
  /** Of the car that it is for. */
  make: string;
  rate: number | null;
}

/** Finds parts with what one chooses between them by: brand, price, stock, and whether they are used. */
export async function findOffers(
  q: string,
  signal: AbortSignal,
  circumstances: Circumstances,
): Promise<OfferOption[]> {
  const parts = await call(productsApi.search, { query: { q, limit: 20 } }, { signal });
  return parts.map((part) => offerOption(part, circumstances));
}

/** Codes and amounts side by side would change places in text of both directions; the mark makes the line Arabic. */
const apart = (fact: string): string => `\u200F\u2068${fact}\u2069`;

export function offerOption(part: Part, { make, rate }: Circumstances): OfferOption {
  const { _id: value, name, partNumber, brand, sellingPrice, quantity, unit, type } = part;
  const price = rate === null ? formatUsd(sellingPrice) : `${formatRials(toYer(sellingPrice, rate))} ${YER}`;
  const facts = [
    partNumber,
    brand,
    ...(type === 'used' ? [partTypes.used] : []),
    price,
    quantity > 0 ? `متوفر ${quantityText(quantity, unit)}` : 'نفدت',
  ];
  return {
    value,
    label: name,
    hint: facts.filter(Boolean).map(apart).join('، '),
    kind: kindOfPart(part, make),
  };
}
