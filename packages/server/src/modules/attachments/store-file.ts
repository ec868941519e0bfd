import { AppError } from '@turoos/contract';
import { Replay } from '../../http/idempotency';
import type { CheckedFile } from './check-file.rules';
import { dropFile, keepFile, keepThumbnail } from './file-store';
import { makeThumbnail } from './thumbnail';

export interface StoredFile extends CheckedFile {
  filename: string;
}

/** Writes the file, then runs `name`, which inserts the row; deletes the file when `name` refuses. */
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
    // after any other failure the row may have been saved: the tidying job checks later
    if (error instanceof AppError || error instanceof Replay) await dropFile(dataDir, filename);
    throw error;
  }
}
