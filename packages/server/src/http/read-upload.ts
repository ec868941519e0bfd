import { createHash } from 'node:crypto';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import { AppError, texts, type UploadedFile } from '@turoos/contract';
import type { FastifyRequest } from 'fastify';
import { assertAcceptable } from './assert-acceptable';

/** What a form adds around its file. */
const formAround = 64 * 1024;

interface Form {
  file: UploadedFile;
  /** The texts beside it. */
  fields: Record<string, unknown>;
}

/** A multipart form with one file, in the field `file`; too large a one is refused before all of it is read. */
export async function readUpload(request: FastifyRequest, { most }: { most: number }): Promise<Form> {
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_TYPE', texts.unsupportedType);
  if (Number(request.headers['content-length'] ?? 0) > most + formAround) throw tooLarge();
  const fields: Form['fields'] = {};
  let file: UploadedFile | undefined;
  try {
    for await (const part of request.parts())
      if (part.type === 'field') fields[part.fieldname] = wholeValue(part);
      else if (part.fieldname === 'file') file = uploaded(part, await part.toBuffer());
      else part.file.resume();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw (error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE' ? tooLarge() : unreadable();
  }
  if (!file) throw unreadable();
  return { file, fields };
}

function wholeValue({ value, valueTruncated }: MultipartValue): unknown {
  if (valueTruncated) throw tooLarge();
  return value;
}

const tooLarge = () => new AppError('TOO_LARGE', texts.tooLarge);
const unreadable = () => new AppError('BAD_REQUEST', texts.brokenUpload);

/** Where a request is compared with a repeated one, the file stands for itself by its hash. */
function uploaded({ filename: name, mimetype: type }: MultipartFile, bytes: Uint8Array): UploadedFile {
  assertAcceptable({ name, type });
  const toJSON = () => ({ name, hash: createHash('sha256').update(bytes).digest('hex') });
  return Object.assign({ name, type, bytes }, { toJSON });
}
