import type { Channel } from '../marketing/marketing.status';
import { whatsAppNumber } from './whatsapp-link';

/** The minimum number of digits of a phone number. */
const fewestDigits = 7;

/** Whether a customer can be reached through this channel. */
export function hasAddress(channel: Channel, { phone, email }: { phone: string; email: string }): boolean {
  if (channel === 'email') return email !== '';
  return channel === 'whatsapp'
    ? whatsAppNumber(phone) !== ''
    : phone.replace(/\D/g, '').length >= fewestDigits;
}
