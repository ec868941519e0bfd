import {
  acceptedFiles,
  AppError,
  extensionOf,
  fileProblem,
  fileTexts,
  type UploadedFile,
} from '@turoos/contract';
import { refuseIf } from '../../kernel/assert-may';
import { cleanName } from './clean-name.rules';
import { contentType } from './file-content.rules';

export interface CheckedFile {
  originalName: string;
  mimeType: string;
  bytes: Buffer;
}

/** Browsers say this of files whose type they don't know. */
const undeclared = ['', 'application/octet-stream'];

/** Name, declared type and content must say the same, and nothing else may be hidden inside. */
export function checkFile({ name, type, bytes: given }: UploadedFile): CheckedFile {
  const originalName = cleanName(name);
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  const problem = fileProblem({ name: originalName, size: bytes.length });
  refuseIf(problem?.message, problem?.code);
  const types: readonly string[] = acceptedFiles[extensionOf(originalName)] ?? [];
  const [mimeType = ''] = types;
  const declared = type.toLowerCase().split(';')[0]?.trim() ?? '';
  if (!undeclared.includes(declared) && !types.includes(declared)) throw unsupported(fileTexts.otherType);
  if (contentType(bytes) !== mimeType) throw unsupported(fileTexts.otherContent);
  if (mayHide(mimeType) && hidesOther(bytes, mimeType)) throw unsupported(fileTexts.hiddenContent);
  return { originalName, mimeType, bytes };
}

/** Those that a browser shows by itself. */
const mayHide = (mimeType: string) => mimeType === 'application/pdf' || mimeType.startsWith('image/');

const unsupported = (message: string) => new AppError('UNSUPPORTED_TYPE', message);

/** What a browser would take for a page; long enough never to come about by chance in a picture's bytes. */
const markup = /<(?:script|html|body|svg|iframe|object|embed|!doctype html|\?php)[\s>/]/i;
/** How far into a file programs look for the beginning of a PDF. */
const headLength = 1024;
const archiveEnd = Buffer.from([0x50, 0x4b, 0x05, 0x06]);

/**
 * Whether a picture or a PDF is also something else: a page, a PDF, or an archive, whose directory stands at the end
 * so that anything can precede it.
 */
function hidesOther(bytes: Buffer, mimeType: string): boolean {
  const head = bytes.toString('latin1', 0, headLength);
  // a PDF holds texts of all kinds, so only its beginning tells
  if (mimeType === 'application/pdf') return markup.test(head) || endsAsArchive(bytes);
  return markup.test(bytes.toString('latin1')) || head.includes('%PDF-') || endsAsArchive(bytes);
}

/** The directory's last record says how long the remark after it is: it fits the end of the file, or it is none. */
function endsAsArchive(bytes: Buffer): boolean {
  const furthest = Math.max(0, bytes.length - 22 - 0xffff);
  for (
    let at = bytes.lastIndexOf(archiveEnd);
    at >= furthest;
    at = at === 0 ? -1 : bytes.lastIndexOf(archiveEnd, at - 1)
  )
    if (at + 22 <= bytes.length && at + 22 + bytes.readUInt16LE(at + 20) === bytes.length) return true;
  return false;
}
