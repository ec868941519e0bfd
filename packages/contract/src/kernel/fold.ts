/*
 * The single folding used by every search box, picker, duplicate check and import. The SQL functions
 * turoos_fold and turoos_code (first migration) do the same, character for character; a property test
 * compares them.
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
/** Tatweel, diacritics, and the invisible direction and joining marks that copied text contains. */
// oxlint-disable-next-line no-misleading-character-class -- the combining marks themselves are meant
const marks = /[\u0640\u064B-\u065F\u0670\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;
const spaces = /[\s\u00A0]+/g;

/** Replaces Arabic-Indic and Persian digits, and their decimal and thousands separators, by Latin ones. */
export function latinDigits(text: string): string {
  return text
    .replace(easternDigits, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/٫/g, '.')
    .replace(/٬/g, ',');
}

/**
 * Returns the form in which texts are compared: أإآ become ا, ة becomes ه, Latin digits, no marks, lower
 * case.
 */
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

/**
 * Returns the stored form of a part number or barcode: Latin digits and no invisible marks, so that a barcode
 * can encode it.
 */
export const plainCode = (text: string): string => latinDigits(text.normalize('NFKC').replace(marks, ''));

/** Folds part numbers, barcodes, phones and VINs to letters and digits, so 90915-YZZD2 equals 90915 yzzd2. */
export function foldCode(text: string): string {
  return fold(text).replace(/[^0-9a-zء-ي]/g, '');
}
