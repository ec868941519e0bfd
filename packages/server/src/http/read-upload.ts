import { createHash } from 'node:crypto';
import { AppError, texts, type UploadedFile } from '@turoos/contract';
import type { FastifyRequest } from 'fastify';

/** What a form adds around its file. */
const formAround = 16 * 1024;

/** The one file of a multipart form, in the field `file`; too large a one is refused before it is read. */
export async function readUpload(request: FastifyRequest, { most }: { most: number }): Promise<UploadedFile> {
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_TYPE', texts.unsupportedType);
  if (Number(request.headers['content-length'] ?? 0) > most + formAround) throw tooLarge();
  try {
    for await (const part of request.files())
      if (part.fieldname === 'file') return uploaded(part.filename, await part.toBuffer());
      else part.file.resume();
  } catch (error) {
    throw (error as { statusCode?: number }).statusCode === 413 ? tooLarge() : unreadable();
  }
  throw unreadable();
}

const tooLarge = () => new AppError('TOO_LARGE', texts.tooLarge);
const unreadable = () => new AppError('BAD_REQUEST', texts.brokenUpload);

/** Where a request is compared with a repeated one, the file stands for itself by its hash. */
function uploaded(name: string, bytes: Uint8Array): UploadedFile {
  const toJSON = () => ({ name, hash: createHash('sha256').update(bytes).digest('hex') });
  return Object.assign({ name, bytes }, { toJSON });
}
