import PDFDocument from 'pdfkit';
import type { FontFiles } from './fonts';
import { Pen } from './pen';
import { sfnt } from './sfnt';

interface PaperSettings {
  title: string;
  author: string;
  layout: 'portrait' | 'landscape';
  /** Keeps all pages in memory until the end, for drawings that go back to earlier pages. */
  bufferPages: boolean;
}

export type Chunk = Uint8Array<ArrayBuffer>;

/** Draws an A4 PDF and passes on its bytes as they are made. */
export function drawPaper(
  { title, author, ...settings }: PaperSettings,
  fonts: FontFiles,
  draw: (pen: Pen) => void | Promise<void>,
  write: (chunk: Chunk) => void,
): Promise<void> {
  const doc = new PDFDocument({
    ...settings,
    size: 'A4',
    margin: 0,
    lang: 'ar',
    // Glyphs keeps the texts it has shaped, and not all of a long file
    fontLayoutCache: false,
    // none of pdfkit's own fonts, which do not exist in a browser
    font: '',
    info: { Title: title, Author: author, Creator: 'Turoos', Producer: 'Turoos' },
  });
  for (const [name, file] of Object.entries(fonts) as [string, Uint8Array][])
    doc.registerFont(name, sfnt(file));
  return new Promise((resolve, reject) => {
    doc.on('data', write);
    doc.on('end', resolve);
    doc.on('error', reject);
    Promise.resolve(new Pen(doc))
      .then(draw)
      .then(() => doc.end(), reject);
  });
}
