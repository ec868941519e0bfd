import {
  counted,
  countedAfter,
  nouns,
  outOfContactAfter,
  tillTexts,
  type Status,
  type Till,
} from '@turoos/contract';
import { lastDay } from './till-form';
import { formatAgo, formatDate } from '@/lib/format/format';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Clocks that differ less do no harm. */
const clockTolerance = 2 * minute;

/** Returns the state of a till, the most serious first. */
export function tillStatus(till: Till, now: number = Date.now()): Status {
  const { emptiedAt, withdrawnAt, copiedAt, lastSeenAt } = till;
  if (emptiedAt) return { label: 'مسحوبة وأُفرغت', tone: 'neutral' };
  if (withdrawnAt) return { label: 'مسحوبة، ولم تُفرغ بعد', tone: 'warning' };
  if (copiedAt) return { label: 'لها نسخة أخرى', tone: 'danger' };
  if (!lastSeenAt) return { label: 'لم تتصل بعد', tone: 'neutral' };
  const away = now - lastSeenAt.getTime();
  if (away < outOfContactAfter) return { label: 'متصلة', tone: 'success' };
  return { label: `آخر اتصال ${formatAgo(lastSeenAt, now)}`, tone: away > day ? 'warning' : 'neutral' };
}

/** Returns what somebody must know or do about a till, in sentences. */
export function tillNotes(till: Till, now: number = Date.now()): string[] {
  if (till.emptiedAt) return [];
  return [...waitingNote(till, now), ...clockNote(till), ...otherNotes(till, now)];
}

function waitingNote({ waiting, waitingSince }: Till, now: number): string[] {
  if (waiting === 0) return [];
  const since = waitingSince ? `، أقدمها ${formatAgo(waitingSince, now)}` : '';
  return [`لم تصل منها إلى الخادم ${counted(waiting, nouns.invoice)}${since}`];
}

function clockNote({ clockOff }: Till): string[] {
  if (clockOff === null || Math.abs(clockOff) <= clockTolerance) return [];
  const off = countedAfter(Math.round(Math.abs(clockOff) / minute), nouns.minute);
  return [`ساعتها ${clockOff > 0 ? 'متقدمة' : 'متأخرة'} ${off}، اضبط ساعة الجهاز`];
}

function otherNotes(
  { missing, copiedAt, isPersistent, grantUntil, withdrawnAt }: Till,
  now: number,
): string[] {
  const hasEnded = grantUntil !== null && grantUntil.getTime() < now && !withdrawnAt;
  return [
    ...(missing > 0 ? [tillTexts.missing(missing)] : []),
    ...(copiedAt ? ['نُسخ متصفحها أو استُعيد من نسخة قديمة: اسحبها وأعد تجهيز الجهاز برمز جديد'] : []),
    ...(isPersistent === false
      ? ['قد يحذف المتصفح ما تخزنه حين يمتلئ الجهاز: أضفها إلى شاشته الرئيسية']
      : []),
    ...(hasEnded
      ? [`انتهت مدة السماح بنهاية ${formatDate(lastDay(grantUntil))}، فلا تبيع دون الخادم حتى تمدّدها`]
      : []),
  ];
}
