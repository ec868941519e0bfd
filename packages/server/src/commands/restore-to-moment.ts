import { resolve } from 'node:path';
import { findRunning } from '../db/embedded/find-running';
import type { Verdict } from '../modules/books';
import {
  candidatePlaces,
  findRuns,
  keysOf,
  planRestore,
  restoreAt,
  stretchesOf,
  type FoundRun,
  type Refusal,
} from '../modules/backup';
import type { Config } from '../system/config';
import { StartupError } from '../system/startup-error';
import { explained, secondsSince } from './backup-command';
import { readMoment, shownMoment } from './moment.rules';

export interface MomentOptions {
  /** '2026-11-15 14:02', or 'latest'. */
  at: string;
  /** The place for copies; without it all that are known or plugged in are looked into. */
  from?: string | undefined;
  shop?: string | undefined;
  passphrase: string | undefined;
  acceptBrokenBooks: boolean;
  confirm(): Promise<void>;
}

/** Brings the shop back as it was at a moment, from the changes that were copied continuously. */
export async function restoreToMoment(config: Config, options: MomentOptions): Promise<void> {
  if (config.databaseUrl)
    throw new StartupError(
      'Going back to a moment works with the embedded database only, and DATABASE_URL names another one.',
      'Use the archive of that PostgreSQL server (its own point-in-time recovery), or restore a backup file.',
    );
  const at = options.at === 'latest' ? 'latest' : readMoment(options.at);
  if (!at)
    throw new StartupError(
      `«${options.at}» is no moment.`,
      'Write it in the time of Yemen, as 2026-11-15 14:02 or 2026-11-15 14:02:30, or write latest.',
    );
  if (await findRunning(config.dataDir))
    throw new StartupError('A Turoos server is using this shop.', 'Stop it first.');
  const places = options.from ? [resolve(options.from)] : await candidatePlaces(config.dataDir);
  const runs = await findRuns(places);
  const plan = planRestore(runs, at, options.shop);
  if ('reason' in plan) throw refusal(plan, runs, places, at);

  const moment = plan.at ?? plan.until;
  console.log(`From ${plan.found.place}: the shop as it was on ${shownMoment(moment)}.`);
  await options.confirm();
  const began = Date.now();
  const { keptAside, attachments, lastChange } = await explained(
    restoreAt(plan, {
      dataDir: config.dataDir,
      keys: keysOf(options.passphrase ?? config.backupPassphrase),
      judge: options.acceptBrokenBooks ? () => undefined : assertHold,
      say: (line) => console.log(line),
    }),
  );
  console.log(`Restored in ${secondsSince(began)}. Everybody signs in anew.`);
  if (lastChange) console.log(`The last change in it is of ${shownMoment(lastChange)}.`);
  if (attachments > 0) console.log(`${attachments} attached files were brought back.`);
  if (keptAside) console.log(`What was there before is in ${keptAside}; delete it when all is well.`);
}

function refusal(
  why: Refusal,
  runs: readonly FoundRun[],
  places: readonly string[],
  at: Date | 'latest',
): StartupError {
  const wanted = at === 'latest' ? '' : shownMoment(at);
  const unchanged = `Nothing was changed.\n  ${waysBack(runs, places)}`;
  switch (why.reason) {
    case 'nothing':
      return new StartupError('No archive was found to go back with.', unchanged);
    case 'tooEarly':
      return new StartupError(
        `${wanted} is before the first whole copy, of ${shownMoment(upToSecond(why.first))}.`,
        unchanged,
      );
    case 'tooLate':
      return new StartupError(
        at !== 'latest' && at > new Date()
          ? `${wanted} has not come yet. Write latest to go to the end of the archive.`
          : `The archive ends on ${shownMoment(why.last)}, before ${wanted}. Write latest to go there.`,
        unchanged,
      );
    case 'gap':
      return new StartupError(
        `Changes are missing around ${wanted}: the last before it are of ${shownMoment(why.before)}` +
          (why.after ? `, the next whole copy is of ${shownMoment(why.after)}.` : '.'),
        unchanged,
      );
    case 'severalShops':
      return new StartupError(
        `There are archives of several shops (${why.shops.join(', ')}).`,
        'Say which one by --shop and its number.',
      );
  }
}

/** Lists the stretches of time that the archives lead back to, for an operator who named a moment outside them. */
function waysBack(runs: readonly FoundRun[], places: readonly string[]): string {
  const stretches = stretchesOf(runs);
  if (stretches.length > 0)
    return [
      'One can go back to:',
      ...stretches.map(
        ({ place, from, until }) => `  ${shownMoment(upToSecond(from))} … ${shownMoment(until)}   (${place})`,
      ),
    ].join('\n  ');
  const looked = places.length > 0 ? `Looked into ${places.join(', ')}. ` : '';
  return `${looked}Name the place for copies by --from folder, or restore a backup file: npm run restore -- file`;
}

function assertHold(verdicts: readonly Verdict[]): void {
  const broken = verdicts.filter(({ contradictions }) => contradictions.length > 0);
  if (broken.length === 0) return;
  const told = broken.map(({ claim, contradictions }) => `BROKEN  ${claim}: ${contradictions[0]}`);
  throw new StartupError(
    `The books of that moment contradict themselves:\n  ${told.join('\n  ')}`,
    'Nothing was changed; --accept-broken-books brings it back all the same.',
  );
}

/** The first whole second that can be asked for. */
const upToSecond = (at: Date): Date => new Date(Math.ceil(at.getTime() / 1000) * 1000);
