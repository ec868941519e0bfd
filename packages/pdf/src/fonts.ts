import { Font } from '@react-pdf/renderer';

/** Where the font files are: addresses in a browser, paths on a server. As .woff, which is all that can be read. */
export interface FontFiles {
  arabicRegular: string;
  arabicSemibold: string;
  latinMedium: string;
  latinBold: string;
}

/** What to write in: Arabic first, then what it has no letters for. */
export const fontFamily = ['Plex Arabic', 'Plex Latin'];

/**
 * Makes the fonts known. The Latin is one cut heavier than the Arabic beside it: the files of one cut bear the same
 * inner name, by which they would be taken for each other and embedded anew at every change between them.
 */
export function registerFonts(files: FontFiles): void {
  Font.register({
    family: 'Plex Arabic',
    fonts: [
      { src: files.arabicRegular, fontWeight: 400 },
      { src: files.arabicSemibold, fontWeight: 600 },
    ],
  });
  Font.register({
    family: 'Plex Latin',
    fonts: [
      { src: files.latinMedium, fontWeight: 400 },
      { src: files.latinBold, fontWeight: 600 },
    ],
  });
  // Neither Arabic words nor part numbers are ever broken by a hyphen.
  Font.registerHyphenationCallback((word) => [word]);
}
