import { counted, nouns } from '@turoos/contract';
import type { TillNow } from '@/lib/till/till-state';
import { awayTexts, hasEnded } from '@/shared/till/away-rules';
import { spokenTime } from '@/shared/till/clock-time';

interface Told extends Pick<TillNow, 'mode' | 'awaySince' | 'moved' | 'copy' | 'outbox' | 'till'> {
  /** The server answers again, but the seller has only entered a PIN. */
  isBack?: boolean;
  /** On a phone the time of the copy is left to the search results. */
  isShort?: boolean;
}

const unknownTill = 'الخادم لا يعرف نقطة البيع هذه، فليعتمدها المدير من الإعدادات، نقاط البيع';

const stopTexts = {
  'signed out': 'سجّل الدخول لإرسالها',
  'no right': 'ليس لك صلاحية إرسالها، فليسجّل الدخول من له صلاحية البيع',
  till: unknownTill,
} as const;

/** Words the state of a till for its bar, one part after the other; nothing while all is well. */
export function barTexts(told: Told, now = new Date()): string[] {
  const { mode, awaySince, moved, outbox, isBack = false } = told;
  const waiting = counted(outbox.waiting, nouns.invoice);
  if (moved)
    return [
      moved.message,
      ...(outbox.waiting > 0
        ? [`لن تصل ${waiting} من هنا: احفظ ملف إنقاذ، وأرسله بعد أن تفتح المتجر من عنوانه الجديد`]
        : []),
    ];
  if (isBack)
    return [`عاد الخادم: سجّل الدخول لتعمل بقية الشاشات${outbox.waiting > 0 ? ` وتُرسل ${waiting}` : ''}`];
  if (mode === 'away')
    return [
      `تعذّر الوصول إلى الخادم${awaySince === null ? '' : ` منذ ${spokenTime(awaySince, now)}`}`,
      sellingText(told, now),
      ...(outbox.waiting > 0 ? [`تنتظر الإرسال: ${waiting}`] : []),
    ];
  if (outbox.stopped === 'till' && outbox.waiting === 0) return [unknownTill];
  return [
    ...(outbox.waiting > 0
      ? [outbox.stopped ? `لم تُرسل ${waiting}: ${stopTexts[outbox.stopped]}` : `عاد الاتصال، تُرسل ${waiting}`]
      : []),
    ...(outbox.refused > 0 ? [`لم يقبل الخادم ${counted(outbox.refused, nouns.invoice)}`] : []),
  ];
}

/** Says whether the counter sells on, and if not, why. */
function sellingText({ copy: { upTo, isWhole }, till, isShort = false }: Told, now: Date): string {
  if (till?.state === 'withdrawn') return awayTexts.withdrawn;
  if (till && hasEnded(till, now)) return awayTexts.ended;
  return upTo && isWhole
    ? `البيع مستمر${isShort ? '' : ` من نسخة ${spokenTime(upTo, now)}`}`
    : 'لم تكتمل نسخة نقطة البيع، فالبيع ينتظر عودة الاتصال';
}
