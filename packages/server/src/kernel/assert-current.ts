import { staleVersion } from '@turoos/contract';

/**
 * Throws when a record is not the one that the client read: changed since, or brought back from an earlier copy, whose
 * version is lower. A request that names no version changes the record as it is.
 */
export function assertCurrent(seen: number | undefined, { version }: { version: number }): void {
  if (seen !== undefined && seen !== version) throw staleVersion();
}
