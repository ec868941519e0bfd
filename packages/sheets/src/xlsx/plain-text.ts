/** Workbooks write what XML cannot hold as _x000D_; line breaks become \n as everywhere. */
export const plainText = (text: string): string =>
  text
    .replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replace(/\r\n?/g, '\n');
