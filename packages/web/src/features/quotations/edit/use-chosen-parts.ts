import { customersApi, productsApi, type Part, type PriceTier } from '@turoos/contract';
import { useQueries } from '@tanstack/react-query';
import { call } from '@/lib/http/api';
import { key } from '@/lib/http/query-keys';
import { useData } from '@/lib/http/use-data';
import type { KnownParts } from './quotation-form';

/** Returns the prices of chosen parts, as far as they are loaded. */
export function useChosenParts(ids: readonly string[]): KnownParts {
  const found = useQueries({
    queries: [...new Set(ids)].map((id) => ({
      queryKey: key('products', `quoted/${id}`),
      queryFn: () => call(productsApi.read, { params: { id } }),
    })),
  });
  return new Map(found.flatMap(({ data }) => (data ? [[data._id, pricesOf(data)] as const] : [])));
}

const pricesOf = ({ sellingPrice, pricing, tierPrices, priceBreaks }: Part) => ({
  sellingPrice,
  wholesalePrice: pricing.wholesalePrice,
  tierPrices,
  priceBreaks,
});

/** Returns the price tier of the chosen customer. */
export function useTier(customer: { _id: string } | null): PriceTier | null {
  const { data } = useData(
    'customers',
    customersApi.get,
    { params: { id: customer?._id ?? '' } },
    { enabled: customer !== null },
  );
  return customer && data ? data.priceTier : null;
}
