import { bad, doubtful, good, type Finding } from './finding';

const day = 86_400_000;
const days = (from: Date, to: Date) => Math.floor((to.getTime() - from.getTime()) / day);

interface BackupFacts {
  /** Whether the server makes backups by itself; undefined while nobody can be asked. */
  isAutomatic: boolean | undefined;
  newest: Date | undefined;
  /** Why the newest backup could not be restored for trial. */
  checkError?: string | null | undefined;
}

/** A shop that was used and whose newest backup is three days old would lose three days of invoices. */
export function judgeBackups({ isAutomatic, newest, checkError }: BackupFacts, now: Date): Finding {
  const remedy = 'Switch automatic backups on (settings, «النسخ الاحتياطي»), or run: npm run backup';
  if (!newest) return bad('Backups', 'there is none', remedy);
  if (checkError)
    return bad(
      'Backups',
      `the newest one could not be restored for trial: ${checkError}`,
      'Run: npm run backup',
    );
  const age = days(newest, now);
  const says = age <= 0 ? 'the newest one is from the last 24 hours' : `the newest one is ${age} days old`;
  if (age >= 3) return bad('Backups', says, remedy);
  if (isAutomatic === false) return doubtful('Backups', `${says}, but none is made by itself`, remedy);
  return good('Backups', says);
}

/** `newest` is the state of the newest copy in another place; undefined before the first. */
export function judgeCopies(places: number, newest: Date | undefined, now: Date): Finding {
  const remedy =
    'Name a folder on another disk in settings, «النسخ الاحتياطي», and see that it is connected.';
  if (places === 0) return doubtful('Copies elsewhere', 'all backups are on this machine alone', remedy);
  if (!newest) return bad('Copies elsewhere', 'none has been made yet', remedy);
  const age = days(newest, now);
  const says = age <= 0 ? 'the newest one is from the last 24 hours' : `the newest one is ${age} days old`;
  return age >= 3 ? bad('Copies elsewhere', says, remedy) : good('Copies elsewhere', says);
}

export function judgeSchema(pending: number): Finding {
  if (pending === 0) return good('Database', 'it is of this version');
  return good(
    'Database',
    `the next start brings it to this version (${pending} steps); a backup before it does no harm`,
  );
}

interface CertificateFacts {
  end: Date;
  /** Addresses of this machine that the certificate does not name. */
  missing: readonly string[];
  /** Whether the operator gave it, so that the server does not renew it. */
  isGiven: boolean;
}

export function judgeCertificate({ end, missing, isGiven }: CertificateFacts, now: Date): Finding {
  const left = days(now, end);
  const remedy = isGiven
    ? 'Renew the certificate named by TUROOS_TLS_CERT.'
    : 'A running server renews it by itself; start it.';
  if (left < 0) return bad('Certificate', 'it has ended', remedy);
  if (left < 14) return doubtful('Certificate', `it ends in ${left} days`, remedy);
  if (missing.length > 0 && isGiven)
    return doubtful(
      'Certificate',
      `it does not name ${missing.join(', ')}`,
      'Devices must use a name that it has.',
    );
  return good('Certificate', `it is valid for ${left} days`);
}

/** A user of this machine who can read the authority's key can pose as any server to the devices that trust it. */
export const judgeKeys = (openToOthers: readonly string[]): Finding[] =>
  openToOthers.length === 0
    ? []
    : [
        bad(
          'Keys',
          `others can read ${openToOthers.join(', ')}`,
          'Start the server, which takes it from them. If strangers had access to this machine, delete the folder: a new authority is made, which every device must trust.',
        ),
      ];
