/**
 * Returns the number WhatsApp needs: local Yemeni mobiles have nine digits and get the country code. '' when
 * invalid.
 */
export function whatsAppNumber(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '');
  if (/^7\d{8}$/.test(digits)) return `967${digits}`;
  return digits.length >= 11 && digits.length <= 15 ? digits : '';
}

/**
 * Returns a link that opens a chat with the customer if the number is known, else lets the sender choose one.
 */
export const whatsAppLink = (text: string, phone = ''): string =>
  `https://wa.me/${whatsAppNumber(phone)}?text=${encodeURIComponent(text)}`;
