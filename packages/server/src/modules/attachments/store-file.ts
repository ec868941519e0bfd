import { AppError } from '@turoos/contract';
import { Replay } from '../../http/idempotency';
import type { CheckedFile } from './check-file.rules';
import { dropFile, keepFile, keepThumbnail } from './file-store';
import { makeThumbnail } from './thumbnail';

export interface StoredFile extends CheckedFile {
  filename: string;
}

/** Puts the file on the disk and then does what names it; nothing of a refused one stays. */
export async function storeFile<T>(
  dataDir: string,
  file: CheckedFile,
  name: (stored: StoredFile) => Promise<T>,
): Promise<T> {
  const thumbnail = file.mimeType.startsWith('image/') ? await makeThumbnail(file.bytes) : undefined;
  const filename = await keepFile(dataDir, file.bytes);
  if (thumbnail) await keepThumbnail(dataDir, filename, thumbnail);
  try {
    return await name({ ...file, filename });
  } catch (error) {
    // of any other failure nobody knows whether the row was saved: then housekeeping looks
    if (error instanceof AppError || error instanceof Replay) await dropFile(dataDir, filename);
    throw error;
  }
}
