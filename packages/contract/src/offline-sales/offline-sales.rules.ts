/** Returns the number on the receipt of a sale made without the server: K3-000123. */
export const offlineNumber = (code: string, seq: number): string => `${code}-${String(seq).padStart(6, '0')}`;
