import type { FontFiles } from '@turoos/pdf';
import arabicRegular from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff?url';
import arabicSemibold from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff?url';
import latinMedium from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-latin-500-normal.woff?url';
import latinBold from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-latin-700-normal.woff?url';

async function fontAt(address: string): Promise<Uint8Array> {
  const reply = await fetch(address);
  if (reply.status !== 200) throw new Error(`The font ${address} is not there.`);
  return new Uint8Array(await reply.arrayBuffer());
}

/** Reads the fonts that PDFs are drawn with. */
export async function readPdfFonts(): Promise<FontFiles> {
  const [regular, semibold, medium, bold] = await Promise.all([
    fontAt(arabicRegular),
    fontAt(arabicSemibold),
    fontAt(latinMedium),
    fontAt(latinBold),
  ]);
  return { arabicRegular: regular, arabicSemibold: semibold, latinMedium: medium, latinBold: bold };
}
