/**
 * Returns the next number of a till. The server knows the highest it has seen, so that a till restored from an old
 * disk image does not give its numbers again.
 */
export const nextSeq = (highestHere: number, highestAtServer: number): number =>
  Math.max(highestHere, highestAtServer) + 1;
