import { counted, nouns, type Channel, type RemindersQueued } from '@turoos/contract';
import type { toast } from '@/lib/toasts/toast-store';

/** Describes the outcome of sending reminders, with the skipped customers and why. */
export function reminderOutcome(
  { queued, withoutAddress, alreadyToday, withoutDebt }: RemindersQueued,
  channel: Channel,
): Parameters<typeof toast>[0] {
  const left = [
    { why: 'بلا رقم أو بريد', count: withoutAddress },
    { why: 'ذُكّروا اليوم', count: alreadyToday },
    { why: 'لا دين عليهم', count: withoutDebt },
  ].filter(({ count }) => count > 0);
  const phrases = [
    channel === 'whatsapp' ? 'افتح «رسائل واتساب» لإرسالها.' : '',
    left.length > 0 ? `لم يُذكَّروا: ${left.map(({ why, count }) => `${why} ${count}`).join('، ')}.` : '',
  ];
  return {
    tone: left.length > 0 ? 'warning' : 'success',
    title: `في انتظار الإرسال: ${counted(queued, nouns.message)}`,
    message: phrases.filter(Boolean).join(' ') || undefined,
  };
}
