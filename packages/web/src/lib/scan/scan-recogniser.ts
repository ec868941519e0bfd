/**
 * A scanner is a keyboard that types a number faster than anybody can and ends with Enter. This tells its keys from a
 * person's by their pace alone, so that it does not matter where they are typed.
 */

/** Fewer keys than this are no number of a part, and anyone may hit three keys at once. */
const fewest = 4;
/** Milliseconds from key to key on average. Scanners need 1 to 30, the fastest typists over 60. */
const fastest = 45;
/** A pause after which something else begins: longer than a busy machine's, shorter than it takes to grasp a scanner. */
const pause = 250;

/** What a key turned out to be: the first or next letter of a run, the Enter that ends a scan, or anything else. */
export type Verdict =
  { is: 'first' } | { is: 'next'; fast: boolean } | { is: 'scan'; code: string } | { is: 'other' };

export interface PressedKey {
  key: string;
  /** When it was pressed, in milliseconds: the event's own time, which a busy page does not delay. */
  at: number;
  /** Held down, part of a composition, or with Ctrl, Alt or Meta: no scanner does that. */
  odd: boolean;
}

const other: Verdict = { is: 'other' };

export function createScanRecogniser(): (pressed: PressedKey) => Verdict {
  let typed = '';
  let count = 0;
  let first = 0;
  let last = 0;
  const forget = () => {
    typed = '';
    count = 0;
  };

  return ({ key, at, odd }) => {
    // between its letters a scanner presses Shift like anyone else
    if (key === 'Shift') return other;
    const letter = writtenBy(key);
    if (odd || at - last > pause || (letter === undefined && key !== 'Enter')) forget();
    if (odd) return other;

    if (key === 'Enter') {
      const isScan = count >= fewest && (at - first) / count <= fastest;
      const code = typed.trim();
      forget();
      return isScan && code !== '' ? { is: 'scan', code } : other;
    }
    if (letter === undefined) return other;
    const gap = at - last;
    typed += letter;
    count += 1;
    last = at;
    if (count > 1) return { is: 'next', fast: gap <= fastest };
    first = at;
    return { is: 'first' };
  };
}

/** On one key of the Arabic keyboard lie two letters: as their ligature they are still known to be one key. */
const ligatures: Readonly<Record<string, string>> = { لا: 'ﻻ', لأ: 'ﻷ', لإ: 'ﻹ', لآ: 'ﻵ' };

/** The letter that a key writes; undefined for keys that write none. */
const writtenBy = (key: string): string | undefined => ([...key].length === 1 ? key : ligatures[key]);
