/** What a phone writes in seven bits, and what costs it two letters; anything else takes sixteen bits for all of them. */
const short = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/;
const double = /[\^{}\\[~\]|€]/g;

const narrow = { alone: 160, each: 153 };
const wide = { alone: 70, each: 67 };

/** How many paid messages the networks make of a text: an Arabic one has 70 letters, or 67 when it is one of several. */
export function smsPieces(text: string): number {
  const isNarrow = short.test(text);
  const letters = isNarrow ? text.length + (text.match(double)?.length ?? 0) : text.length;
  const { alone, each } = isNarrow ? narrow : wide;
  if (letters === 0) return 0;
  return letters <= alone ? 1 : Math.ceil(letters / each);
}
