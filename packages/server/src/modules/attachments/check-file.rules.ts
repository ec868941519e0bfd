import {
  acceptedFiles,
  AppError,
  extensionOf,
  fileProblem,
  wrongField,
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

/** Types that browsers declare for files whose type they don't know. */
const undeclared = ['', 'application/octet-stream'];

/**
 * Throws unless the file name, the declared type and the content agree and the file hides no other format.
 */
export function checkFile({ name, type, bytes: given }: UploadedFile): CheckedFile {
  const originalName = cleanName(name);
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  const problem = fileProblem({ name: originalName, size: bytes.length });
  if (problem?.code === 'VALIDATION') throw wrongField('file', problem.message);
  refuseIf(problem?.message, problem?.code);
  const types: readonly string[] = acceptedFiles[extensionOf(originalName)] ?? [];
  const [mimeType = ''] = types;
  const declared = type.toLowerCase().split(';')[0]?.trim() ?? '';
  if (!undeclared.includes(declared) && !types.includes(declared)) throw unsupported(fileTexts.otherType);
  if (contentType(bytes) !== mimeType) throw unsupported(fileTexts.otherContent);
  if (mayHide(mimeType) && hidesOther(bytes, mimeType)) throw unsupported(fileTexts.hiddenContent);
  return { originalName, mimeType, bytes };
}

/** Only types that browsers display inline can be abused by hidden content. */
const mayHide = (mimeType: string) => mimeType === 'application/pdf' || mimeType.startsWith('image/');

const unsupported = (message: string) => new AppError('UNSUPPORTED_TYPE', message);

/** Markup that a browser could run as a page; long enough not to occur by chance in an image's bytes. */
const markup = /<(?:script|html|body|svg|iframe|object|embed|!doctype html|\?php)[\s>/]/i;
/** Number of leading bytes in which PDF readers look for the PDF signature. */
const headLength = 1024;
const archiveEnd = Buffer.from([0x50, 0x4b, 0x05, 0x06]);

/**
 * Whether an image or a PDF is also a page, a PDF or a ZIP archive. A ZIP archive has its directory at the
 * end of the file, so any other content can precede it.
 */
function hidesOther(bytes: Buffer, mimeType: string): boolean {
  const head = bytes.toString('latin1', 0, headLength);
  // a PDF may contain any text, so only its beginning is checked for markup
  if (mimeType === 'application/pdf') return markup.test(head) || endsAsArchive(bytes);
  return markup.test(bytes.toString('latin1')) || head.includes('%PDF-') || endsAsArchive(bytes);
}

/**
 * Whether the file ends with a ZIP directory: the last record of a real one states the length of the comment
 * after it, which must reach exactly to the end of the file.
 */
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
