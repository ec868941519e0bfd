/** The font files, as .woff. */
export interface FontFiles {
  arabicRegular: Uint8Array;
  arabicSemibold: Uint8Array;
  latinMedium: Uint8Array;
  latinBold: Uint8Array;
}

export type Script = 'arabic' | 'latin';

/**
 * Returns the font file for a script and weight. The Latin font is one weight heavier than the Arabic beside
 * it, which looks equally dark in print.
 */
export const fontName = (script: Script, bold: boolean): keyof FontFiles =>
  script === 'arabic' ? (bold ? 'arabicSemibold' : 'arabicRegular') : bold ? 'latinBold' : 'latinMedium';

/** Line metrics shared by both fonts, as shares of the font size above and below the baseline. */
export const ascent = 1.085;
export const descent = 0.415;
