import type { ShopPosition } from '@turoos/contract';

/** The copy of this machine, as far as it is known; one that is only starting tells nothing of itself. */
export interface CopyFacts {
  isThere: boolean;
  systemId?: string;
  timeline?: number;
  /** How far its log was before the shop was asked. */
  received?: bigint;
  /** Milliseconds for which its timeline has been another than the shop's. */
  elsewhereFor?: number;
}

/** Milliseconds within which a copy follows the shop to another timeline by itself. */
const followsWithin = 60_000;

/** Why a copy must be taken anew; undefined if it can go on. */
export function copyReason(
  copy: CopyFacts,
  shop: Pick<ShopPosition, 'systemId' | 'timeline' | 'isLogKept'> & { flushed: bigint },
): 'none' | 'otherShop' | 'logLost' | 'ahead' | undefined {
  if (!copy.isThere) return 'none';
  if (copy.systemId !== undefined && copy.systemId !== shop.systemId) return 'otherShop';
  if (!shop.isLogKept) return 'logLost';
  // the shop went back in time: what is here and not there never happened
  if (copy.received !== undefined && copy.received > shop.flushed) return 'ahead';
  if (copy.timeline !== undefined && copy.timeline > shop.timeline) return 'ahead';
  return (copy.elsewhereFor ?? 0) > followsWithin ? 'logLost' : undefined;
}
