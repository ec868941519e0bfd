import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { AppError, attachmentTexts, notFound } from '@turoos/contract';
import type { Streamed } from '../../kernel/handlers';
import { readRow, type Look } from './attachments.queries';
import { keepThumbnail, openKept, placeOf, thumbnailPlace } from './file-store';
import { noteMissing } from './missing-files';
import type { AttachmentRow } from './present-attachment';
import { makeThumbnail } from './thumbnail';

export async function downloadFile(look: Look, id: string): Promise<Streamed> {
  const row = await readRow(look.db, look.user, id);
  return { ...(await openOf(look, row)), type: row.mimeType, filename: row.originalName };
}

/** Sends an image or a PDF to show in the browser; other types could run code there and are refused. */
export async function previewFile(look: Look, id: string): Promise<Streamed> {
  const row = await readRow(look.db, look.user, id);
  if (row.mimeType !== 'application/pdf') assertImage(row);
  return { ...(await openOf(look, row)), type: row.mimeType, filename: row.originalName, shown: true };
}

/** Sends an image's thumbnail, generating it again when the one made at upload is missing. */
export async function sendThumbnail(look: Look, id: string): Promise<Streamed> {
  const row = await readRow(look.db, look.user, id);
  assertImage(row);
  const { dataDir } = look.config;
  const kept = await openKept(thumbnailPlace(dataDir, row.filename));
  if (kept) return { ...kept, type: 'image/webp' };
  const { stream } = await openOf(look, row);
  const made = await makeThumbnail(await buffer(stream));
  await keepThumbnail(dataDir, row.filename, made);
  return { type: 'image/webp', stream: Readable.from([made]), length: made.length };
}

function assertImage({ type }: AttachmentRow): void {
  if (type !== 'image') throw new AppError('UNSUPPORTED_TYPE', attachmentTexts.notPreviewable);
}

async function openOf({ db, config }: Look, row: AttachmentRow) {
  const file = await openKept(placeOf(config.dataDir, row.filename));
  if (file) return file;
  await noteMissing(db, config.dataDir, [row]);
  throw notFound(attachmentTexts.fileGone);
}
