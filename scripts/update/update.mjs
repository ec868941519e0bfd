// Replaces the installed version by a newer one, or leaves everything as it was.
import { copyVersion } from './copy-version.mjs';
import { database, lookAt, runOf } from './commands.mjs';
import { endUpdate, placesOf, readState, writeState } from './places.mjs';
import { swapIn } from './swap.mjs';
import { syncTree } from './sync-version.mjs';
import { readVersion, whyNot } from './versions.mjs';

/** A reason for which the update did not happen; nothing was changed. */
export class Refused extends Error {}

/**
 * Updates the installation in `root` to the version in `folder`. The old version makes a backup; the new one migrates
 * the database and proves the books in one transaction, so that whatever goes wrong, the database is as it was.
 */
export async function update(root, folder, { service, say = console.log }) {
  const problem = whyNot(folder, root);
  if (problem) throw new Refused(problem);
  const [from, to] = [root, folder].map((place) => readVersion(place).version);
  const { incoming } = placesOf(root);
  const begun = (phase) => writeState(root, { phase, from, to });

  say(`التحديث من ${from} إلى ${to}`);
  begun('preparing');
  let stopped = false;
  try {
    say('نسخ الإصدار الجديد وتجهيزه…');
    copyVersion(folder, root);
    await must(runOf(incoming, root, ['prepare']), 'تعذّر تجهيز الإصدار الجديد');
    syncTree(incoming);

    stopped = service.stop();
    await assertFree(root);
    say('نسخة احتياطية بالإصدار القديم…');
    await must(runOf(root, root, ['backup']), 'تعذّرت النسخة الاحتياطية');

    say('ترقية البيانات والتحقق من الدفاتر…');
    begun('migrating');
    const code = await runOf(incoming, root, ['upgrade', '--attached']);
    if (code !== 0 && (await lookAt(root)) !== database.newer)
      throw new Refused('فشلت ترقية البيانات أو تناقضت الدفاتر بعدها، كما كُتب أعلاه');
    begun('swapping');
    swapIn(root);
  } catch (error) {
    // from the migration on, only a refusal says that the database is still the old version's
    if (!(error instanceof Refused) && readState(root).phase !== 'preparing') throw error;
    endUpdate(root);
    if (stopped) service.start();
    throw error instanceof Refused
      ? error
      : new Refused(`تعذّر نسخ الإصدار الجديد أو تجهيزه (${error.message})`);
  }
  endUpdate(root);
  if (stopped) service.start();
  say(`تم التحديث: الإصدار ${to} جاهز${stopped ? ' ويعمل' : '، شغّله بالأمر npm start'}.`);
  say(`الإصدار السابق محفوظ في ${placesOf(root).previous}`);
}

async function must(code, problem) {
  if ((await code) !== 0) throw new Refused(problem);
}

async function assertFree(root) {
  const belongsTo = await lookAt(root);
  if (belongsTo === database.served) throw new Refused('البرنامج يعمل، أوقفه أولاً ثم أعد المحاولة');
  if (belongsTo !== database.own) throw new Refused('تعذّر الوصول إلى قاعدة البيانات');
}
