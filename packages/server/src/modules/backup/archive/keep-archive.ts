import type { OwnCluster } from '../../../db/embedded/start-embedded';
import type { Db } from '../../../db/connect';
import { readSettings } from '../../../kernel/settings';
import { PlaceArchive } from './archive-place';
import { writeArchiveState } from './archive-state';
import { keysOf } from './file-seal';
import { asSuperuser } from './log-source';
import { dropForeignSlots } from './open-run';
import { troublesOf } from './troubles';

export interface ArchiveOptions {
  db: Db;
  cluster: OwnCluster;
  dataDir: string;
  /** Encrypts the archive, as it does the scheduled backups. */
  passphrase: string | undefined;
  complain(error: unknown): void;
  /** Milliseconds between two rounds. */
  interval: number;
}

export interface Archive {
  /** Brings every place up to date with what is in the database now. */
  round(): Promise<void>;
  close(): Promise<void>;
}

const gigabyte = 1024 ** 3;
/** Milliseconds that the last round may take when the server stops. */
const lastRoundWithin = 5000;

/** Copies the changes of the embedded database into every place for copies, while the process that owns it runs. */
export function keepArchive(options: ArchiveOptions): Archive {
  const { cluster, complain, interval } = options;
  const closing = new AbortController();
  const keys = keysOf(options.passphrase);
  const places = new Map<string, PlaceArchive>();

  const round = async () => {
    const settings = await readSettings(options.db, 'backup');
    const wanted = settings.archive
      ? await options.db.selectFrom('backupPlaces').select(['id', 'path']).execute()
      : [];
    for (const id of places.keys()) if (!wanted.some((place) => place.id === id)) places.delete(id);
    await asSuperuser(cluster, (client) =>
      dropForeignSlots(
        client,
        wanted.map(({ id }) => id),
      ),
    );
    for (const place of wanted)
      if (!places.has(place.id))
        places.set(
          place.id,
          new PlaceArchive(place, {
            cluster,
            keys,
            dataDir: options.dataDir,
            troubles: troublesOf(options.db, place.id),
            until: closing.signal,
            complain,
          }),
        );
    const limits = { days: settings.archiveDays, bytes: settings.archiveGigabytes * gigabyte };
    await Promise.all([...places.values()].map((place) => place.round(limits)));
    await writeArchiveState(options.dataDir, {
      isOn: settings.archive,
      places: [...places.values()].map((place) => place.describe()),
    });
  };
  const tryRound = async () => {
    try {
      await round();
    } catch (error) {
      // without a place for copies a failed round loses nothing; a database that is down is reported by its own watch
      if (places.size > 0 && !closing.signal.aborted) complain(error);
    }
  };

  let underWay = tryRound();
  const timer = setInterval(() => (underWay = tryRound()), interval).unref();
  return {
    async round() {
      // a place does not begin a second round beside one that is under way
      await underWay;
      await round();
    },
    async close() {
      clearInterval(timer);
      const lastRound = underWay.then(() => (places.size > 0 ? tryRound() : undefined));
      await Promise.race([lastRound, after(lastRoundWithin)]);
      closing.abort();
      await Promise.race([
        Promise.all([...places.values()].map((place) => place.close())),
        after(lastRoundWithin),
      ]);
    },
  };
}

const after = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds).unref());
