import { createHash } from 'node:crypto';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import { AppError, oneLine, texts, type UploadedFile } from '@turoos/contract';
import type { FastifyRequest } from 'fastify';
import { codeOf } from '../system/error-facts';
import { assertAcceptable } from './assert-acceptable';

/** Bytes that a form may add around its file. */
const formOverhead = 64 * 1024;

interface Form {
  file: UploadedFile;
  /** The text fields of the form. */
  fields: Record<string, unknown>;
}

/**
 * Reads a multipart form with one file in the field `file`; an oversized one is rejected before it is read
 * completely.
 */
export async function readUpload(request: FastifyRequest, { most }: { most: number }): Promise<Form> {
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_TYPE', texts.unsupportedType);
  if (Number(request.headers['content-length'] ?? 0) > most + formOverhead) throw tooLarge();
  const fields: Form['fields'] = {};
  let file: UploadedFile | undefined;
  try {
    for await (const part of request.parts())
      if (part.type === 'field') fields[part.fieldname] = wholeValue(part);
      else if (part.fieldname === 'file') file = uploaded(part, await part.toBuffer());
      else part.file.resume();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw codeOf(error) === 'FST_REQ_FILE_TOO_LARGE' ? tooLarge() : unreadable();
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

/** Represents the file by its hash when the input of a request is compared with that of a repeated one. */
function uploaded({ filename, mimetype: type }: MultipartFile, bytes: Uint8Array): UploadedFile {
  assertAcceptable({ filename, type });
  // a form may leave the name empty, of which the parser makes undefined
  const name = oneLine((filename as string | undefined) ?? '') || 'ملف';
  const toJSON = () => ({ name, hash: createHash('sha256').update(bytes).digest('hex') });
  return Object.assign({ name, type, bytes }, { toJSON });
}
