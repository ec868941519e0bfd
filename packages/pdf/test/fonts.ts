import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FontFiles } from '../src/fonts';

const woff = (cut: string) =>
  readFileSync(
    createRequire(import.meta.url).resolve(
      `@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-${cut}-normal.woff`,
    ),
  );

export const fonts: FontFiles = {
  arabicRegular: woff('arabic-400'),
  arabicSemibold: woff('arabic-600'),
  latinMedium: woff('latin-500'),
  latinBold: woff('latin-700'),
};
