import {
  acceptedFiles,
  AppError,
  extensionOf,
  fileProblem,
  fileTexts,
  type UploadedFile,
} from '@turoos/contract';
import { cleanName } from './clean-name.rules';
import { contentType } from './file-content.rules';
import { hidesOther } from './hidden-content.rules';

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
  if (problem) throw refused(problem);
  const types: readonly string[] = acceptedFiles[extensionOf(originalName)] ?? [];
  const [mimeType = ''] = types;
  const declared = type.toLowerCase().split(';')[0]?.trim() ?? '';
  if (!undeclared.includes(declared) && !types.includes(declared)) throw refused(fileTexts.otherType);
  if (contentType(bytes) !== mimeType) throw refused(fileTexts.otherContent);
  if (mayHide(mimeType) && hidesOther(bytes, mimeType)) throw refused(fileTexts.hiddenContent);
  return { originalName, mimeType, bytes };
}

/** Those that a browser shows by itself. */
const mayHide = (mimeType: string) => mimeType === 'application/pdf' || mimeType.startsWith('image/');

function refused(problem: string): AppError {
  if (problem === fileTexts.tooLarge) return new AppError('TOO_LARGE', problem);
  if (problem === fileTexts.empty) return new AppError('VALIDATION', problem);
  return new AppError('UNSUPPORTED_TYPE', problem);
}
