import PDFDocument from 'pdfkit';
import type { FontFiles } from './fonts';
import { Pen } from './pen';
import { sfnt } from './sfnt';

interface PaperSettings {
  title: string;
  author: string;
  layout: 'portrait' | 'landscape';
}

/** A PDF on A4, drawn by the given function; its pages stay open until it has returned. */
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
    // none of the library’s own fonts, which a browser has not
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
