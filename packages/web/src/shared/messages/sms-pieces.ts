/**
 * The 7-bit alphabet of SMS, and its characters that count twice; any other character makes the whole text
 * 16-bit.
 */
const short = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/;
const double = /[\^{}\\[~\]|€]/g;

const narrow = { alone: 160, each: 153 };
const wide = { alone: 70, each: 67 };

/** Returns how many SMS a text is billed as: an Arabic one holds 70 characters, or 67 when it is split. */
export function smsPieces(text: string): number {
  const isNarrow = short.test(text);
  const letters = isNarrow ? text.length + (text.match(double)?.length ?? 0) : text.length;
  const { alone, each } = isNarrow ? narrow : wide;
  if (letters === 0) return 0;
  return letters <= alone ? 1 : Math.ceil(letters / each);
}
