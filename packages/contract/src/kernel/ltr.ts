/** A number or name written left to right, kept so within an Arabic sentence that is plain text. */
export const ltr = (text: string): string => `\u2066${text}\u2069`;
