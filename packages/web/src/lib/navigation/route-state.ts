import type { EnrichedPart, EnrichedVinParts } from '@turoos/contract';
import { useEffect, useState } from 'react';

/** What one screen may hand to another that it opens; nothing of it is saved until the user says so there. */
interface Handovers {
  /** For the product form. */
  part: EnrichedPart;
  /** For the table of the VIN import. */
  vinParts: Pick<EnrichedVinParts, 'vin' | 'vehicle' | 'parts'>;
}

const held = new Map<keyof Handovers, unknown>();

export const handOver = <K extends keyof Handovers>(kind: K, what: Handovers[K]): void => {
  held.set(kind, what);
};

/** What was handed over to this screen, once. */
export function useHandover<K extends keyof Handovers>(kind: K): Handovers[K] | undefined {
  const [taken] = useState(() => held.get(kind) as Handovers[K] | undefined);
  useEffect(() => {
    held.delete(kind);
  }, [kind]);
  return taken;
}
