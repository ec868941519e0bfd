import { AppError, logoTexts, type UploadedFile } from '@turoos/contract';
import { checkFile } from '../attachments';

/** Pixels: sharp on paper at the size it has there, and small enough to travel with every PDF. */
const box = { width: 600, height: 300 };
const mostPixels = 50_000_000;

export interface LogoPicture {
  mimeType: string;
  content: Buffer;
}

/**
 * What was sent, taken for what its bytes are and drawn anew: small, without whatever else the file carried, and
 * surely drawable. A broken one would spoil every invoice.
 */
export async function shrinkLogo(file: UploadedFile): Promise<LogoPicture> {
  const { mimeType, bytes } = checkFile(file);
  if (mimeType !== 'image/png' && mimeType !== 'image/jpeg')
    throw new AppError('UNSUPPORTED_TYPE', logoTexts.type);
  // brought in with the first picture: until then it would only take memory
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
