import { randomUUID } from 'node:crypto';
import { connect, type Db } from '../../../db/connect';
import { bringBack } from '../../../db/embedded/bring-back';
import { migrate } from '../../../db/migrate';
import { transaction, type Tx } from '../../../db/transaction';
import { recordChange } from '../../../kernel/audit';
import { checkAllBooks, type Verdict } from '../../books';
import { settleTills } from '../../tills';
import { forgetMissingBackups } from '../forget-missing-backups';
import { nameOf } from '../make-backup';
import { restoreAttachments } from './copy-attachments';
import type { Keys } from './file-seal';
import { segmentLength } from './lsn';
import type { RestorePlan } from './plan-restore.rules';
import { readBase } from './read-base';
import { readFileOf } from './find-archives';
import { unpackPlan } from './unpack';

interface Restoring {
  dataDir: string;
  keys: Keys;
  /** Throws to leave everything as it was. */
  judge(verdicts: readonly Verdict[]): void;
  say(line: string): void;
}

export interface Restored {
  keptAside: string | undefined;
  attachments: number;
  /** The last change in the restored shop. */
  lastChange: Date | undefined;
}

/** Brings the shop back as it was at a planned moment. The files are read whole before anything is changed. */
export async function restoreAt(
  plan: RestorePlan,
  { dataDir, keys, judge, say }: Restoring,
): Promise<Restored> {
  const { found, base, pieces, at, until } = plan;
  const { facts } = found.run;
  say('تُقرأ نسخة قاعدة البيانات… (reading the copy of the database)');
  const totals = await readFileOf(found, base.name, (path) => readBase(path, { subject: facts.id, keys }));
  let lastChange: Date | undefined;
  const { keptAside } = await bringBack(
    dataDir,
    {
      postgres: facts.postgres,
      bytes: totals.bytes + pieces.length * segmentLength + 64 * 2 ** 20,
      at,
      fill: async (cluster) => {
        say(`تُفتح مع ${pieces.length} من ملفات التغييرات… (unpacking it with the log)`);
        return unpackPlan(plan, keys, cluster);
      },
      async settle(url) {
        say('تُفحص الدفاتر… (checking the books)');
        const db = connect(url, { max: 2 });
        try {
          await migrate(db);
          judge(await checkAllBooks(db));
          lastChange = await readLastChange(db);
          await transaction(db, (tx) => settle(tx, dataDir, at ?? until));
        } finally {
          await db.destroy();
        }
      },
    },
    say,
  );
  const attachments = await restoreAttachments(found.place, facts.systemId, dataDir, { keys });
  return { keptAside, attachments, lastChange };
}

const readLastChange = async (db: Db): Promise<Date | undefined> =>
  (await db.selectFrom('auditLog').select('at').orderBy('id', 'desc').limit(1).executeTakeFirst())?.at;

/** Does what a restored backup gets too: sessions end, nothing is printed again, tills get a new copy. */
async function settle(tx: Tx, dataDir: string, takenAt: Date): Promise<void> {
  await tx.deleteFrom('sessions').execute();
  await tx.deleteFrom('printJobs').execute();
  await settleTills(tx, 1);
  await forgetMissingBackups(tx, dataDir);
  const fileName = 'archive';
  const restoredBy = nameOf('system');
  await tx.insertInto('backupRestores').values({ id: randomUUID(), fileName, takenAt, restoredBy }).execute();
  await recordChange(tx, 'system', {
    action: 'backup.restore',
    entity: 'backup',
    after: { fileName, takenAt, restoredBy },
  });
}
