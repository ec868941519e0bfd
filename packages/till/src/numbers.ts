/** The number that a sale made without the server carries until it is booked, and beside its real one afterwards. */
export const provisionalNumber = (till: string, seq: number): string =>
  `${till}-${String(seq).padStart(6, '0')}`;

/** Reads a provisional number, also one typed in small letters; undefined if the text is none. */
export function readProvisionalNumber(text: string): { till: string; seq: number } | undefined {
  const [, till, seq] = /^(K[1-9]\d*)-(\d{6,})$/.exec(text.trim().toUpperCase()) ?? [];
  return till && seq ? { till, seq: Number(seq) } : undefined;
}

/**
 * Returns the next number of a till. The server knows the highest it has seen, so that a till restored from an old
 * disk image does not give its numbers again.
 */
export const nextSeq = (highestHere: number, highestAtServer: number): number =>
  Math.max(highestHere, highestAtServer) + 1;
