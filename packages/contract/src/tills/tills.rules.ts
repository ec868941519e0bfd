/** More sales than a till makes without the server, and sends again after a restored backup. */
const longestJump = 10_000;

/** Whether a till can have come to this number since the server knew the last one. */
export const believableSeq = (lastSeq: number, seq: number): boolean => seq <= lastSeq + longestJump;
