import { backupApi, mostPieceBytes, texts, type Backup } from '@turoos/contract';
import { ApiError, isLost } from '@/lib/http/api-error';
import { pause } from '@/lib/http/pause';
import { upload } from '@/lib/http/upload';
import { newId } from '@/lib/platform/new-id';

const attempts = 4;
const pauseBetween = 2000;

/** Uploads a backup file in chunks; a broken connection costs one chunk, which is retried. */
export async function sendBackupFile(file: File, onProgress: (percent: number) => void): Promise<Backup> {
  const id = newId();
  for (let offset = 0; offset < file.size; offset += mostPieceBytes) {
    const piece = new File([file.slice(offset, offset + mostPieceBytes)], file.name);
    const { received, backup } = await sendPiece(piece, { upload: id, offset, total: file.size });
    if (backup) return backup;
    onProgress((100 * received) / file.size);
  }
  throw new ApiError({ status: 0, code: 'UNREADABLE', message: texts.brokenUpload });
}

async function sendPiece(file: File, body: { upload: string; offset: number; total: number }) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await upload(backupApi.upload, { file, body });
    } catch (error) {
      if (!isLost(error) || attempt === attempts) throw error;
      await pause(pauseBetween);
    }
  }
}
