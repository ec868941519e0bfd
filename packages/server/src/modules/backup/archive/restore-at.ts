import { connect, type Db } from '../../../db/connect';
import { bringBack } from '../../../db/embedded/bring-back';
import { replaceAlone } from '../../../db/embedded/replace-alone';
import { migrate } from '../../../db/migrate';
import { transaction } from '../../../db/transaction';
import { checkAllBooks, type Verdict } from '../../books';
import { restoreAttachments, type FailedCopy } from './copy-attachments';
import type { Keys } from './file-seal';
import { segmentLength } from './lsn';
import type { RestorePlan } from './plan-restore.rules';
import { readBase } from './read-base';
import { readFileOf } from './find-archives';
import { settleRestored, type Admission } from './settle-restored';
import { unpackPlan } from './unpack';

interface Restoring {
  dataDir: string;
  keys: Keys;
  /** What may open copies of attached files too, because these are made anew when the passphrase changes. */
  otherKeys?: readonly Keys[];
  /** Throws to leave everything as it was. */
  judge(verdicts: readonly Verdict[]): void;
  say(line: string): void;
  /** Breaks it off: before the databases are exchanged all stays as it was, after that attached files may be missing. */
  until?: AbortSignal | undefined;
}

export interface Restored extends Admission {
  keptAside: string | undefined;
  attachments: number;
  /** The copies of attachments that could not be read or written; the shop is restored all the same. */
  failed: FailedCopy[];
  /** The attachments that were not come to before it was broken off. */
  left: number;
  /** The last change in the restored shop. */
  lastChange: Date | undefined;
}

/** Brings the shop back as it was at a planned moment. The files are read whole before anything is changed. */
export const restoreAt = (plan: RestorePlan, restoring: Restoring): Promise<Restored> =>
  replaceAlone(restoring.dataDir, (dataDir) => restoreInto(dataDir, plan, restoring));

async function restoreInto(
  dataDir: string,
  plan: RestorePlan,
  { keys, otherKeys = [], judge, say, until: signal }: Restoring,
): Promise<Restored> {
  const { found, base, pieces, at, until } = plan;
  const { facts } = found.run;
  say('تُقرأ نسخة قاعدة البيانات… (reading the copy of the database)');
  const totals = await readFileOf(found, base.name, (path) =>
    readBase(path, { subject: facts.id, keys, until: signal }),
  );
  let lastChange: Date | undefined;
  let admission: Admission = { withdrawn: 0, letIn: 0 };
  const { keptAside } = await bringBack(
    dataDir,
    {
      postgres: facts.postgres,
      bytes: totals.bytes + pieces.length * segmentLength + 64 * 2 ** 20,
      at,
      fill: async (cluster) => {
        say(`تُفتح مع ${pieces.length} من ملفات التغييرات… (unpacking it with the log)`);
        return unpackPlan(plan, keys, cluster, signal);
      },
      async settle(url) {
        say('تُفحص الدفاتر… (checking the books)');
        const db = connect(url, { max: 2 });
        try {
          await migrate(db);
          judge(await checkAllBooks(db));
          lastChange = await readLastChange(db);
          admission = await transaction(db, (tx) => settleRestored(tx, dataDir, { at, until }));
        } finally {
          await db.destroy();
        }
      },
    },
    say,
    signal,
  );
  const allKeys = [keys, ...otherKeys];
  const { count, failed, left } = await restoreAttachments(
    found.place,
    facts.systemId,
    dataDir,
    allKeys,
    signal,
  );
  return { keptAside, attachments: count, failed, left, lastChange, ...admission };
}

const readLastChange = async (db: Db): Promise<Date | undefined> =>
  (await db.selectFrom('auditLog').select('at').orderBy('id', 'desc').limit(1).executeTakeFirst())?.at;
