import { pricesApi, type KnownPriceTier } from '@turoos/contract';
import { useData } from '@/lib/http/use-data';

/** The price tiers of the shop; none while they are being fetched. */
export function useTiers(): readonly KnownPriceTier[] {
  const { data = [] } = useData('settings', pricesApi.tiers, {});
  return data;
}

/** The tiers as choices, with the selling price as ''. */
export const useTierOptions = () => [
  { value: '', label: 'سعر البيع' },
  ...useTiers().map(({ _id, name }) => ({ value: _id, label: name })),
];
