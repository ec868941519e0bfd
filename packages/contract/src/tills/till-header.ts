/** The header by which a till proves itself: its code, a dot and its secret. Alone, because it is part of the first load. */
export const tillHeader = 'x-till';
