import { currenciesApi, type RateZone } from '@turoos/contract';
import { useData } from '@/lib/http/use-data';

/** The rate zones to choose from: none in a shop with one zone, where nobody needs to know of zones. */
export function useZones(): readonly RateZone[] {
  const { data = [] } = useData('currencies', currenciesApi.zones, {}, { staleTime: Infinity });
  return data.length > 1 ? data : [];
}

export const zoneOptions = (zones: readonly RateZone[]) =>
  zones.map(({ _id, name }) => ({ value: _id, label: name }));
