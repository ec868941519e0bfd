// Ends an update that was broken off, by a power cut for example, before Turoos starts.
import { database, lookAt } from './commands.mjs';
import { endUpdate, readState, writeState } from './places.mjs';
import { swapIn } from './swap.mjs';
import { readVersion } from './versions.mjs';

/**
 * Returns whether the program was replaced. A database belongs to the old version or, after its migration and the proof
 * of the books were committed together, to the new one; whichever it belongs to is started.
 */
export async function settleUpdate(root, look = lookAt, say = console.error) {
  const state = readState(root);
  if (!state) return false;
  if (state.phase === 'migrating') {
    const belongsTo = await look(root);
    if (belongsTo === database.newer) writeState(root, { ...state, phase: 'swapping' });
    else if (belongsTo !== database.own) {
      say('انقطع التحديث، ولا يمكن الوصول إلى قاعدة البيانات الآن لمعرفة ما تم منه. أعد التشغيل بعد قليل.');
      process.exit(1);
    }
  }
  const isNew = readState(root).phase === 'swapping';
  if (isNew) swapIn(root);
  endUpdate(root);
  if (isNew && readVersion(root)?.version !== state.to) {
    say(`تعذّر إكمال التحديث إلى ${state.to}: ملفاته ليست في مجلد update. أعد التحديث من مجلد الإصدار الجديد.`);
    return false;
  }
  say(
    isNew
      ? `انقطع التحديث بعد أن اكتملت البيانات، فأُكمل: الإصدار ${state.to} يعمل الآن.`
      : `انقطع التحديث إلى ${state.to} قبل أن يغيّر شيئاً: الإصدار ${state.from} يعمل كما كان.`,
  );
  return isNew;
}
