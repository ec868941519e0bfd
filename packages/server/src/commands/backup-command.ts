import { readFile } from 'node:fs/promises';
import { AppError, backupTexts, texts } from '@turoos/contract';
import { both } from '../system/both';
import { codeOf, messageOf } from '../system/error-facts';
import { passphraseOf } from '../system/operator-text';
import { StartupError } from '../system/startup-error';
import { unchanged } from './restore-words';

/** What errors that screens show in Arabic mean in English. */
const english: Readonly<Record<string, string>> = {
  [backupTexts.busy]: 'A backup or a restore is under way already.',
  [backupTexts.foreign]: 'This file is not a backup of Turoos.',
  [backupTexts.damaged]: 'The backup file is damaged or incomplete. Nothing was changed.',
  [backupTexts.newer]: 'The backup was made by a newer version of Turoos. Nothing was changed.',
  [backupTexts.unfit]: 'The contents of the backup do not fit the database. Nothing was changed.',
  [backupTexts.passphraseNeeded]:
    'The backup is sealed: name a file with its passphrase (--passphrase-file).',
  [backupTexts.wrongPassphrase]: 'The passphrase is not the right one.',
  [backupTexts.brokenBooks]:
    'The books in the backup contradict themselves. Nothing was changed; --accept-broken-books brings it back all the same.',
  [texts.storageFull]: 'The disk is full.',
};

/** What the system refuses with the files that a user has named. */
const fileTroubles: Readonly<Record<string, readonly [arabic: string, english: string]>> = {
  ENOENT: ['غير موجود', 'does not exist'],
  ENOTDIR: ['في طريقه ما ليس مجلداً', 'has something in its path that is no folder'],
  EISDIR: ['مجلد، والمطلوب ملف', 'is a folder, and a file is needed'],
  EACCES: ['لا يُسمح بفتحه أو الكتابة فيه', 'may not be opened or written to'],
  EPERM: ['لا يُسمح بفتحه أو الكتابة فيه', 'may not be opened or written to'],
  EIO: ['لا يقرؤه القرص أو لا يكتبه', 'cannot be read from its disk or written to it'],
  EROFS: ['على قرص لا تجوز الكتابة عليه', 'is on a disk that is read-only'],
};

/** The path without the ending that a file has until it is whole. The system names none when reading fails. */
const pathOf = (error: unknown, given: string | undefined): string =>
  error instanceof Error && 'path' in error
    ? String(error.path).replace(/\.partial$/, '')
    : (given ?? messageOf(error));

/**
 * Awaits the work of a command; errors its user can fix are printed without a stack trace.
 * @param given the file the command was given
 */
export async function explained<T>(work: Promise<T>, given?: string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError) throw new StartupError(error.message, english[error.message]);
    const trouble = fileTroubles[codeOf(error) ?? ''];
    if (trouble) throw new StartupError(`${pathOf(error, given)}: ${both(...trouble)}`);
    throw error;
  }
}

export async function readPassphrase(file: string | undefined): Promise<string | undefined> {
  return file === undefined ? undefined : passphraseOf(file, await explained(readFile(file), file));
}

/** An empty option comes from a variable that is not set, and would mean something else than was wanted. */
export function assertNoneEmpty(options: Readonly<Record<string, string | boolean | undefined>>): void {
  const empty = Object.entries(options).find(([, value]) => value === '');
  if (empty) throw new StartupError(both(`لا شيء بعد --${empty[0]}`, `--${empty[0]} is empty`), unchanged);
}

export const asMegabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MB`;
export const secondsSince = (began: number): string => `${((Date.now() - began) / 1000).toFixed(1)} s`;
