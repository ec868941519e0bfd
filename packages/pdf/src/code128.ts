/** The widths of bars and spaces of each value, in the order of the standard; 106 is the stop symbol. */
const patterns = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 ' +
  '113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 ' +
  '212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 ' +
  '113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 ' +
  '314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 ' +
  '241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 ' +
  '214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 ' +
  '211232 2331112'
).split(' ');

const TO_C = 99;
const TO_B = 100;
const START_B = 104;
const START_C = 105;
const STOP = 106;

/** Set B encodes any keyboard character, set C two digits at once. */
type CodeSet = 'B' | 'C';

/**
 * Whether switching to set C pays off: the switch and back cost two symbols in the middle of a text, one at
 * its ends.
 */
function startsPairs(text: string, at: number, digits: number): boolean {
  if (at === 0 && digits === text.length && digits === 2) return true;
  const atAnEnd = at === 0 || at + digits === text.length;
  return digits >= (atAnEnd ? 4 : 6) && (digits % 2 === 0 || at === 0);
}

/**
 * Returns the values of a text from start to check symbol; null if it has characters that Code 128 cannot
 * encode.
 */
export function code128Values(text: string): number[] | null {
  if (!/^[ -~]+$/.test(text)) return null;
  const values: number[] = [];
  let set: CodeSet | undefined;
  const enter = (next: CodeSet) => {
    if (set === next) return;
    if (set === undefined) values.push(next === 'C' ? START_C : START_B);
    else values.push(next === 'C' ? TO_C : TO_B);
    set = next;
  };

  for (let at = 0; at < text.length;) {
    const digits = /^\d*/.exec(text.slice(at))?.[0].length ?? 0;
    enter((set === 'C' ? digits >= 2 : startsPairs(text, at, digits)) ? 'C' : 'B');
    const taken = set === 'C' ? 2 : 1;
    values.push(set === 'C' ? Number(text.slice(at, at + 2)) : text.charCodeAt(at) - 32);
    at += taken;
  }
  const checksum = values.reduce((sum, value, index) => sum + value * Math.max(1, index), 0) % 103;
  return [...values, checksum];
}

/** Returns the alternating widths of bars and spaces, starting with a bar. */
export function code128Widths(text: string): number[] | null {
  const values = code128Values(text);
  return values && [...values, STOP].flatMap((value) => Array.from(patterns[value] ?? '', Number));
}
