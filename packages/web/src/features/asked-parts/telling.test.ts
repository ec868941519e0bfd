import type { Asker } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { firstReached, toldText } from './telling';

const asker = (phone: string, email = '') => ({ phone, email }) as Asker;

describe('the channel', () => {
  it('is the one that reaches most, WhatsApp before others', () => {
    expect(firstReached([asker('777123456'), asker('777123457')])).toBe('whatsapp');
    expect(firstReached([asker('04210300'), asker('')])).toBe('sms');
    expect(firstReached([asker('', 'a@b.ye')])).toBe('email');
    expect(firstReached([])).toBe('whatsapp');
  });
});

describe('what is said afterwards', () => {
  const outcome = { told: 2, reserved: 2, withoutAddress: 0, withoutStock: 0, alreadyTold: 0 };

  it('names the messages and where WhatsApp messages are sent', () => {
    expect(toldText(outcome, 'whatsapp')).toMatchObject({
      tone: 'success',
      title: expect.stringContaining('رسالتان'),
      message: expect.stringContaining('واتساب'),
    });
    expect(toldText(outcome, 'sms').message).toBeUndefined();
  });

  it('warns of those who were not told', () => {
    const { tone, message } = toldText({ ...outcome, withoutStock: 1, alreadyTold: 3 }, 'email');
    expect(tone).toBe('warning');
    expect(message).toContain('لم تكف القطع');
    expect(message).toContain('أُبلغ من قبل');
  });
});
