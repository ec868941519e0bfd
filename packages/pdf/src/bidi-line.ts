import bidiFactory from 'bidi-js';
import type { Script } from './fonts';

const bidi = bidiFactory();

/** Adjacent characters of one font and one direction: at most a word with the space after it. */
export interface Piece {
  text: string;
  script: Script;
  /** The bidi embedding level: even is left to right, odd is right to left. */
  level: number;
}

const isArabic = /[\u0600-\u06ff]/u;
const isDirection = /[\u2066-\u2069]/u;
/**
 * Characters that join or combine. Fonts reverse Arabic words themselves but not the characters between them,
 * so those are drawn one by one.
 */
const joins = /[\p{Script=Arabic}\p{Mn}\u0640]/u;

/** A number, an amount or a phone number, isolated as left-to-right text: all of it has one level. */
const isIsolated = /^\u2066[\u0021-\u007e](?:[\u0020-\u007e]*[\u0021-\u007e])?\u2069$/;

/** Splits a line of Arabic text into pieces, in reading order. */
export const piecesOf = (line: string): Piece[] =>
  isIsolated.test(line)
    ? (line.slice(1, -1).match(/[^ ]* |[^ ]+$/g) ?? []).map((text) => ({ text, script: 'latin', level: 2 }))
    : resolvedPieces(line);

/** Resolves the direction of every character by the Unicode algorithm, which takes long. */
export function resolvedPieces(line: string): Piece[] {
  const { levels } = bidi.getEmbeddingLevels(line, 'rtl');
  const pieces: Piece[] = [];
  let last: Piece | undefined;
  for (let index = 0; index < line.length; index++) {
    const sign = line.charAt(index);
    if (isDirection.test(sign)) continue;
    // separates the letters beside it and has no glyph of its own
    if (sign === '\u200c') {
      last = undefined;
      continue;
    }
    const level = levels[index] ?? 1;
    const script = sign === ' ' ? (last?.script ?? 'arabic') : isArabic.test(sign) ? 'arabic' : 'latin';
    const drawn = (level % 2 === 1 && bidi.getMirroredCharacter(sign)) || sign;
    const fits = last && last.level === level && last.script === script && !last.text.endsWith(' ');
    const joined = level % 2 === 0 || (joins.test(last?.text ?? '') && (sign === ' ' || joins.test(sign)));
    if (!last || !fits || !joined) pieces.push((last = { text: drawn, script, level }));
    else last.text += drawn;
  }
  return pieces;
}

/**
 * Returns the indexes of the pieces from left to right: from the deepest level up, each run at that level or
 * deeper is reversed.
 */
export function visualOrder(pieces: readonly Piece[]): number[] {
  const order = pieces.map((_, index) => index);
  const levelAt = (place: number) => pieces[order[place] ?? -1]?.level ?? 0;
  for (let level = Math.max(0, ...pieces.map((piece) => piece.level)); level > 0; level--)
    for (let start = 0; start < order.length; start++) {
      let end = start;
      while (end < order.length && levelAt(end) >= level) end++;
      if (end > start) order.splice(start, end - start, ...order.slice(start, end).toReversed());
      start = end;
    }
  return order;
}
