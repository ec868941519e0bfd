/** Local Yemeni mobiles are nine digits; WhatsApp wants them with the country's number. '' when it can't be one. */
export function whatsAppNumber(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '');
  if (/^7\d{8}$/.test(digits)) return `967${digits}`;
  return digits.length >= 11 && digits.length <= 15 ? digits : '';
}

/** Opens a chat with the customer where the number is known, else lets the sender choose one. */
export const whatsAppLink = (text: string, phone = ''): string =>
  `https://wa.me/${whatsAppNumber(phone)}?text=${encodeURIComponent(text)}`;
