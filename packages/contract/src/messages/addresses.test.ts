import { describe, expect, it } from 'vitest';
import { amountText, owedText } from './amount-text';
import { hasAddress } from './has-address';
import { whatsAppLink, whatsAppNumber } from './whatsapp-link';

describe('a link to WhatsApp', () => {
  it.each([
    ['777 123 456', '967777123456'],
    ['0777123456', '967777123456'],
    ['+967 777-123-456', '967777123456'],
    ['00967777123456', '967777123456'],
    ['+966501234567', '966501234567'],
    ['04 210 300', ''],
    ['', ''],
  ])('%s becomes %s', (phone, number) => expect(whatsAppNumber(phone)).toBe(number));

  it('is addressed to the customer when the phone number is known', () => {
    expect(whatsAppLink('نص وسطر\nآخر', '777123456')).toBe(
      `https://wa.me/967777123456?text=${encodeURIComponent('نص وسطر\nآخر')}`,
    );
    expect(whatsAppLink('نص')).toMatch(/^https:\/\/wa\.me\/\?text=/);
  });
});

describe('an address', () => {
  it('is an e-mail address, a phone number, or a WhatsApp number', () => {
    const customer = { phone: '04-210300', email: '' };
    expect(hasAddress('sms', customer)).toBe(true);
    expect(hasAddress('whatsapp', customer)).toBe(false);
    expect(hasAddress('email', customer)).toBe(false);
    expect(hasAddress('sms', { phone: '210300', email: '' })).toBe(false);
    expect(hasAddress('whatsapp', { phone: '771234567', email: '' })).toBe(true);
    expect(hasAddress('email', { phone: '', email: 'a@b.ye' })).toBe(true);
  });
});

describe('an amount in a message', () => {
  it('is in both currencies, or in dollars only without a rate', () => {
    expect(amountText(118_000, 1650)).toBe('1,180.00 دولار (1,947,000 ريال)');
    expect(owedText(118_000, 1650)).toBe('1,180.00 دولار (1,947,000 ريال بسعر صرف اليوم)');
    expect(owedText(118_000, null)).toBe('1,180.00 دولار');
    expect(amountText(118_000, null)).toBe('1,180.00 دولار');
  });
});
