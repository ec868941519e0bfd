import { fold, makeSpellings, vehicleMakes, vehiclesApi } from '@turoos/contract';
import { useData } from '@/lib/http/use-data';

/** Returns the offered makes, then those of stored vehicles that match none of their spellings. */
export function withOffered(stored: readonly string[]): string[] {
  const offered = new Set(vehicleMakes.flatMap((make) => makeSpellings(make)));
  return [...vehicleMakes, ...stored.filter((make) => !offered.has(fold(make)))];
}

export function useMakes(): string[] {
  const { data } = useData('vehicles', vehiclesApi.makes, {});
  return withOffered(data ?? []);
}
