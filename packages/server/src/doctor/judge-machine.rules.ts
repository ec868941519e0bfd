import { bad, doubtful, good, type Finding } from './finding';

const giga = 1024 ** 3;
const inGiga = (bytes: number) => `${(bytes / giga).toFixed(1)} GB`;

export function judgeMemory(total: number): Finding {
  const says = `the machine has ${inGiga(total)}`;
  if (total >= 1.8 * giga) return good('Memory', says);
  return doubtful('Memory', says, 'Turoos and its database work best with 2 GB or more.');
}

/** A backup needs about as much as the shop, and a full disk stops sales. */
export function judgeDisk(free: number, folder: string): Finding {
  const says = `${inGiga(free)} are free where ${folder} is`;
  if (free >= 5 * giga) return good('Disk', says);
  const remedy = 'Delete what is not needed, or move the data folder to a larger disk (TUROOS_DATA).';
  return free >= giga ? doubtful('Disk', says, remedy) : bad('Disk', says, remedy);
}

const minute = 60_000;

/** `newest` is when the shop last wrote something: the clock cannot be behind it, and seldom years ahead. */
export function judgeClock(now: Date, earliest: Date, newest: Date | undefined): Finding {
  const says = `this machine says ${now.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const remedy =
    'Set date and time, and replace the battery of the mainboard if they are lost at every power cut.';
  if (now < earliest) return bad('Clock', `${says}, which is before Turoos existed`, remedy);
  if (newest && newest.getTime() > now.getTime() + 2 * minute)
    return bad('Clock', `${says}, but the newest entry of the shop is from ${newest.toISOString()}`, remedy);
  return good('Clock', says);
}

interface FolderFacts {
  path: string;
  exists: boolean;
  isWritable: boolean;
  /** Whether other users of the machine can write it; what is inside is closed to them by itself. */
  isOpenToOthers: boolean;
}

export function judgeFolder({ path, exists, isWritable, isOpenToOthers }: FolderFacts): Finding {
  if (!exists) return good('Data folder', `${path} is made at the first start`);
  if (!isWritable)
    return bad(
      'Data folder',
      `${path} can't be written by this user`,
      'Run Turoos as the user who owns the folder, or give the folder to this user.',
    );
  if (isOpenToOthers)
    return doubtful(
      'Data folder',
      `other users of this machine can change ${path}`,
      `Take that right from them: chmod go-w "${path}"`,
    );
  return good('Data folder', `${path}`);
}

/** Who answers on a port: nobody, this shop's server, or something else. */
export type Answers = 'nobody' | 'turoos' | 'another';

export function judgePort(about: string, port: number, answers: Answers): Finding {
  if (answers === 'nobody') return good(about, `${port} is free`);
  if (answers === 'turoos') return good(about, `Turoos answers on ${port}`);
  return bad(
    about,
    `another program uses ${port}`,
    'End that program, or choose another port with PORT (or TUROOS_HTTPS_PORT).',
  );
}
