import { both } from './both';
import { StartupError } from './startup-error';

/** The marks with which Windows begins texts in these encodings. */
const marks = { utf8: '\uFEFF', utf16: [Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff])] };

/**
 * Returns the text of a file that an operator wrote. Notepad begins it with a mark that is no part of it, and ">" of
 * PowerShell writes another encoding, which would be read as something else.
 */
export function operatorText(file: string, bytes: Buffer): string {
  if (marks.utf16.some((mark) => bytes.subarray(0, mark.length).equals(mark)))
    throw new StartupError(
      both(`الملف ${file} محفوظ بترميز UTF-16`, 'this file is saved as UTF-16'),
      both('احفظه من جديد بترميز UTF-8', 'save it again as UTF-8'),
    );
  const text = bytes.toString('utf8');
  return text.startsWith(marks.utf8) ? text.slice(marks.utf8.length) : text;
}

/** Returns the first line of a file with a passphrase, which is kept in files so that no shell remembers it. */
export function passphraseOf(file: string, bytes: Buffer): string {
  const [passphrase = ''] = operatorText(file, bytes).split(/\r?\n/);
  if (passphrase.length < 8)
    throw new StartupError(
      both(`عبارة المرور في ${file} أقل من 8 أحرف`, 'the passphrase has fewer than 8 characters'),
    );
  return passphrase;
}
