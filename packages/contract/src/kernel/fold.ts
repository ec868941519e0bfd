/*
 * One folding for every search box, picker, duplicate check and import. The SQL functions turoos_fold and
 * turoos_code (first migration) do the same, character for character; a property test holds them together.
 */

const letters: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ئ: 'ي',
  ة: 'ه',
  ؤ: 'و',
  ک: 'ك',
};

const easternDigits = /[٠-٩۰-۹]/g;
/** Tatweel, diacritics, and the invisible direction and joining marks that copied text carries. */
// oxlint-disable-next-line no-misleading-character-class -- the combining marks themselves are meant
const marks = /[\u0640\u064B-\u065F\u0670\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;
const spaces = /[\s\u00A0]+/g;

/** Arabic-Indic and Persian digits as Latin ones, with their decimal and thousands signs. */
export function latinDigits(text: string): string {
  return text
    .replace(easternDigits, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/٫/g, '.')
    .replace(/٬/g, ',');
}

/** The form in which texts are compared: أإآ are ا, ة is ه, digits are Latin, no marks, lower case. */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .replace(marks, '')
    .replace(/[أإآٱىیئةؤک]/g, (letter) => letters[letter] ?? letter)
    .replace(easternDigits, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replace(spaces, ' ')
    .replace(/^ | $/g, '');
}

/** How a part number or a barcode is kept: in Latin digits, without marks nobody sees, so that bars can carry it. */
export const plainCode = (text: string): string => latinDigits(text.normalize('NFKC').replace(marks, ''));

/** Part numbers, barcodes, phones and VINs: letters and digits alone, so 90915-YZZD2 equals 90915 yzzd2. */
export function foldCode(text: string): string {
  return fold(text).replace(/[^0-9a-zء-ي]/g, '');
}
