import { latinDigits } from '../../kernel/fold';

export interface ReadPhones {
  phones: string[];
  /** Numbers of which a sheet kept only the first digits. */
  lost: string[];
  /** What stands there besides, such as a name. */
  rest: string;
}

const shortened = /\d(?:\.\d+)?E\+\d+/gi;
const between = /[,،;؛\n|\\/]|\s+(?:و|أو|او|or|and)\s+|\s-\s|(?<=\d{7})\s*-\s*(?=(?:\+|00)?\d{7})/i;
const shape = /\+?\d[\d\s().-]{4,}\d/;

/** Reads the phones of a cell: several, in any digits, with or without the code of Yemen, which is left out. */
export function readPhones(cell: string): ReadPhones {
  const text = latinDigits(cell.normalize('NFKC')).replace(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '');
  const lost = text.match(shortened) ?? [];
  const phones: string[] = [];
  const rest: string[] = [];
  for (const piece of text.replace(shortened, ' ').split(between)) {
    const found = shape.exec(piece);
    const phone = found ? tidyPhone(found[0]) : '';
    // a sheet shows a phone kept as a number like any other
    if (found && phone.length <= 16) {
      if (!phones.includes(phone)) phones.push(phone);
      rest.push(piece.replace(found[0], ' '));
    } else rest.push(piece);
  }
  return {
    phones,
    lost,
    rest: rest
      .map((one) => one.trim())
      .filter((one) => /[\p{L}\p{N}]/u.test(one))
      .join('، '),
  };
}

/** «+967 777-123-456» → «777123456»; foreign numbers keep their code. Zeros that a sheet lost are not invented. */
function tidyPhone(written: string): string {
  const isForeign = /^(?:\+|00)/.test(written);
  const digits = written.replace(/\D/g, '').replace(isForeign ? /^00/ : /^$/, '');
  if (/^967\d{7,9}$/.test(digits)) return local(digits.slice(3));
  return isForeign ? `+${digits}` : digits;
}

/** Inside Yemen mobiles begin with 7, and the code of a town with a zero. */
const local = (digits: string): string => (/^7\d{8}$/.test(digits) ? digits : `0${digits.replace(/^0/, '')}`);

/** The form in which phones are compared. */
export const phoneKey = (phone: string): string =>
  phone
    .replace(/\D/g, '')
    .replace(/^0+/, '')
    .replace(/^967(?=\d{7,9}$)/, '');
