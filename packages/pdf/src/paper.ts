import PDFDocument from 'pdfkit';
import type { FontFiles } from './fonts';
import { Pen } from './pen';
import { sfnt } from './sfnt';

interface PaperSettings {
  title: string;
  author: string;
  layout: 'portrait' | 'landscape';
}

/** Returns an A4 PDF drawn by the passed function; all pages stay editable until it returns. */
export function drawPaper(
  { title, author, layout }: PaperSettings,
  fonts: FontFiles,
  draw: (pen: Pen) => void,
): Promise<Blob> {
  const doc = new PDFDocument({
    size: 'A4',
    layout,
    margin: 0,
    lang: 'ar',
    bufferPages: true,
    // none of pdfkit's own fonts, which do not exist in a browser
    font: '',
    info: { Title: title, Author: author, Creator: 'Turoos', Producer: 'Turoos' },
  });
  const blob = new Promise<Blob>((resolve, reject) => {
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    doc.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk));
    doc.on('end', () => resolve(new Blob(chunks, { type: 'application/pdf' })));
    doc.on('error', reject);
  });
  for (const [name, file] of Object.entries(fonts) as [string, Uint8Array][])
    doc.registerFont(name, sfnt(file));
  draw(new Pen(doc));
  doc.end();
  return blob;
}
