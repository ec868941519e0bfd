import { adenDay } from '@turoos/contract';

/** 'inventory-2026-11-15.csv' */
export const datedName = (prefix: string, extension: string, at?: Date): string =>
  `${prefix}-${adenDay(at)}.${extension}`;

/** Saves a response as a file. */
export async function saveResponse(response: Response, fileName: string): Promise<void> {
  const url = URL.createObjectURL(await response.blob());
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  link.click();
  // The browser reads the blob after this turn; its memory is freed a minute later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
