import { latinDigits } from '../../kernel/fold';
import { emailShape } from '../../kernel/text';
import type { BroughtAccount } from '../brought-rows';
import { movingInTexts } from '../moving-in.texts';
import { foldName } from '../reading/fold-name';
import { readDay } from '../reading/read-day';
import { readSide, type Side } from '../reading/read-amount';
import { readPhones } from '../reading/read-phones';
import type { Money, RowReader } from './row-reader';

/** Returns the customer or supplier of a row, or undefined when a problem keeps it out. */
export function checkAccount(
  reader: RowReader,
  invertBalance: boolean,
  today: string,
): BroughtAccount | undefined {
  const name = reader.text('name', 200);
  const folded = name === undefined ? '' : foldName(name);
  if (reader.isGood && folded === '') reader.refuse('name', movingInTexts.empty(reader.label('name')));
  const { phones, rest } = phonesOf(reader);
  const creditLimit = reader.money('creditLimit')?.cents;
  if (creditLimit !== undefined && creditLimit < 0)
    reader.refuse('creditLimit', movingInTexts.negative(reader.label('creditLimit')));
  const balance = balanceOf(reader, invertBalance);
  const account: BroughtAccount = {
    row: reader.row,
    name: name ?? '',
    folded,
    shopCode: reader.code('shopCode', 40),
    phones,
    email: emailOf(reader),
    creditLimit,
    balance: balance?.cents,
    balanceRials: balance?.rials,
    since: sinceOf(reader, today),
    ...placeOf(reader, rest),
  };
  return reader.isGood ? account : undefined;
}

function phonesOf(reader: RowReader): { phones: string[]; rest: string[] } {
  const phones = new Set<string>();
  const rest: string[] = [];
  for (const field of ['phone', 'mobile']) {
    const written = reader.lines(field, 500);
    if (written === undefined) continue;
    const read = readPhones(written);
    for (const phone of read.phones) phones.add(phone);
    for (const lost of read.lost) reader.remark(field, movingInTexts.phoneLost(lost));
    if (read.rest === '') continue;
    rest.push(read.rest);
    if (read.phones.length === 0) reader.remark(field, movingInTexts.phones);
  }
  return { phones: [...phones].slice(0, 4), rest: [...rest, ...[...phones].slice(4)] };
}

function emailOf(reader: RowReader): string | undefined {
  const email = reader.text('email', 200);
  if (email === undefined || emailShape.test(email)) return email;
  reader.refuse('email', movingInTexts.email);
  return undefined;
}

/** A debt of the future is a slip of the pen, and would be due before it exists. */
function sinceOf(reader: RowReader, today: string): string | undefined {
  const written = reader.text('since', 40);
  if (written === undefined) return undefined;
  const day = readDay(latinDigits(written));
  if (day === undefined) reader.refuse('since', movingInTexts.notDay(reader.label('since')));
  else if (day > today) reader.refuse('since', movingInTexts.futureDay(reader.label('since')));
  return day;
}

/** Customers have one address; what a supplier has in fields of its own becomes part of a customer's texts. */
function placeOf(reader: RowReader, rest: readonly string[]): Partial<BroughtAccount> {
  const address = reader.text('address', 400);
  const city = reader.text('city', 90);
  const contactPerson = reader.text('contactPerson', 200);
  const taxNumber = reader.text('taxNumber', 60);
  const notes = [reader.lines('notes', 4000), ...rest];
  if (reader.kind === 'suppliers')
    return { address, city, contactPerson, taxNumber, notes: joined(notes, '\n') };
  return {
    address: joined([address, city], '، '),
    notes: joined(
      [
        ...notes,
        contactPerson && `${reader.label('contactPerson')}: ${contactPerson}`,
        taxNumber && `${reader.label('taxNumber')}: ${taxNumber}`,
      ],
      '\n',
    ),
  };
}

const joined = (parts: readonly (string | undefined)[], sign: string): string | undefined =>
  parts.filter((part) => part !== undefined && part !== '').join(sign) || undefined;

/**
 * Reads the balance: two columns for its sides, or one with a sign or a word such as «له». Above zero, the customer
 * owes the shop, or the shop owes the supplier.
 */
function balanceOf(reader: RowReader, invert: boolean): Money | undefined {
  const [debit, credit] = [reader.money('debit'), reader.money('credit')];
  if (debit || credit) {
    if (debit?.cents && credit?.cents) reader.remark('debit', movingInTexts.bothSides);
    return onSide(reader, difference(debit, credit), 'debit');
  }
  const own = signed(reader, reader.money('balance'), invert);
  const other = signed(reader, reader.money('otherBalance'), invert);
  return own && other ? difference(own, negated(other)) : (own ?? other);
}

function signed(reader: RowReader, balance: Money | undefined, invert: boolean): Money | undefined {
  if (!balance) return undefined;
  const side = balance.side ?? readSide(reader.written('side'));
  if (side) return onSide(reader, balance, side);
  return invert ? negated(balance) : balance;
}

/** An amount on the side where debts of this kind of account stand is above zero. */
const onSide = (reader: RowReader, money: Money, side: Side): Money =>
  side === (reader.kind === 'customers' ? 'debit' : 'credit') ? money : negated(money);

const minus = (value: number): number => (value === 0 ? 0 : -value);
const negated = ({ cents, rials }: Money): Money => ({
  cents: minus(cents),
  rials: rials === undefined ? undefined : minus(rials),
});

const difference = (debit: Money | undefined, credit: Money | undefined): Money => ({
  cents: (debit?.cents ?? 0) - (credit?.cents ?? 0),
  rials:
    debit?.rials === undefined && credit?.rials === undefined
      ? undefined
      : (debit?.rials ?? 0) - (credit?.rials ?? 0),
});
