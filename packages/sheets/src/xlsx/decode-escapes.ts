/** Decodes characters that XML cannot represent, written as _x000D_, and normalizes line breaks to \n. */
export const decodeEscapes = (text: string): string =>
  text
    .replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replace(/\r\n?/g, '\n');
