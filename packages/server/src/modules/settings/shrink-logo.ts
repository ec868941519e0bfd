import { AppError, logoTexts, type UploadedFile } from '@turoos/contract';
import { checkFile } from '../attachments';

/** Pixels: sharp at its printed size, and small enough to embed in every PDF. */
const box = { width: 600, height: 300 };
const mostPixels = 50_000_000;

export interface LogoPicture {
  mimeType: string;
  content: Buffer;
}

/**
 * Re-encodes an uploaded logo by its actual content: small, without metadata, and certain to render, because
 * a broken logo would spoil every invoice.
 */
export async function shrinkLogo(file: UploadedFile): Promise<LogoPicture> {
  const { mimeType, bytes } = checkFile(file);
  if (mimeType !== 'image/png' && mimeType !== 'image/jpeg')
    throw new AppError('UNSUPPORTED_TYPE', logoTexts.type);
  // loaded with the first logo, because it takes memory
  const { default: sharp } = await import('sharp');
  try {
    const content = await sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels })
      .autoOrient()
      .resize({ ...box, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: 20 })
      .toBuffer();
    return { mimeType, content };
  } catch {
    throw new AppError('UNSUPPORTED_TYPE', logoTexts.broken);
  }
}
