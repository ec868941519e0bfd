/** Isolates a left-to-right number or name with direction marks, for plain text in Arabic sentences. */
export const ltr = (text: string): string => `\u2066${text}\u2069`;
