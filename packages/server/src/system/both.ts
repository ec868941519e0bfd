/** Returns a message in Arabic for the owner, with the English for a technician in brackets. */
export const both = (arabic: string, inEnglish: string): string => `${arabic} (${inEnglish})`;
