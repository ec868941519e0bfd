import { describe, expect, it } from 'vitest';
import { reminderOutcome } from './reminder-outcome';

const none = { queued: 3, withoutAddress: 0, alreadyToday: 0, withoutDebt: 0 };

describe('the outcome of sending reminders', () => {
  it('is one sentence when all were queued', () => {
    expect(reminderOutcome(none, 'sms')).toEqual({
      tone: 'success',
      title: 'في انتظار الإرسال: 3 رسائل',
      message: undefined,
    });
  });

  it('names the skipped customers, and why', () => {
    const { tone, message } = reminderOutcome(
      { queued: 1, withoutAddress: 2, alreadyToday: 4, withoutDebt: 0 },
      'email',
    );
    expect(tone).toBe('warning');
    expect(message).toBe('لم يُذكَّروا: بلا رقم أو بريد 2، ذُكّروا اليوم 4.');
  });

  it('says where messages to send by hand wait', () => {
    expect(reminderOutcome(none, 'whatsapp').message).toContain('رسائل واتساب');
  });
});
