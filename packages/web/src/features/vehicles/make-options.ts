import { fold, makeSpellings, vehicleMakes, vehiclesApi } from '@turoos/contract';
import { useData } from '@/lib/http/use-data';

/** The offered makes, then those on file that are not among them under any name. */
export function withOffered(stored: readonly string[]): string[] {
  const offered = new Set(vehicleMakes.flatMap((make) => makeSpellings(make)));
  return [...vehicleMakes, ...stored.filter((make) => !offered.has(fold(make)))];
}

export function useMakes(): string[] {
  const { data } = useData('vehicles', vehiclesApi.makes, {});
  return withOffered(data ?? []);
}
