/** The font files, as .woff. */
export interface FontFiles {
  arabicRegular: Uint8Array;
  arabicSemibold: Uint8Array;
  latinMedium: Uint8Array;
  latinBold: Uint8Array;
}

export type Script = 'arabic' | 'latin';

/**
 * The file for a script and a weight. The Latin is one cut heavier than the Arabic beside it, which is what looks
 * equally dark on paper.
 */
export const fontName = (script: Script, bold: boolean): keyof FontFiles =>
  script === 'arabic' ? (bold ? 'arabicSemibold' : 'arabicRegular') : bold ? 'latinBold' : 'latinMedium';

/** Both fonts stand in a line of the same height: shares of the size above and below the line of the letters. */
export const ascent = 1.085;
export const descent = 0.415;
