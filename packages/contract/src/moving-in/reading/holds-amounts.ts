import { fold } from '../../kernel/fold';
import { amountFields } from '../columns/brought-columns';
import { broughtKindNames } from '../moving-in.status';
import { headingKey } from './heading-key';
import { mayMean } from './map-headings';
import { readAmount } from './read-amount';
import { readPhones } from './read-phones';

/** Headings of numbers that are no amounts. */
const otherNumbers =
  /رقم|كود|رمز|تسلسل|مسلسل|هاتف|جوال|تلفون|موبايل|سنه|موديل|كميه|عدد|باركود|رصيد الصنف|رف|^م$|^#$|^id$|code|phone|mobile|year|qty|quantity|barcode|\bno\b|number/;
const fewest = 3;

/**
 * Whether a column most likely holds money: its heading says so, or has no meaning and what stands below is mostly
 * amounts of which some are large. Codes, phones and numbers that count the rows are none.
 */
export function holdsAmounts(heading: string, cells: readonly string[]): boolean {
  const read = cells.flatMap((cell) => readAmount(cell) ?? []);
  const amounts = read.filter(({ amount }) => amount !== 0);
  if (amounts.length === 0 || read.length * 5 < cells.length * 4) return false;
  const key = headingKey(heading);
  if (broughtKindNames.some((kind) => amountFields.some((field) => mayMean(kind, key, field)))) return true;
  if (amounts.some(({ currency }) => currency !== undefined)) return true;
  if (otherNumbers.test(fold(heading).trim()) || amounts.length < fewest) return false;
  return (
    amounts.some(({ amount }) => Math.abs(amount) >= 1000) &&
    !isCounting(amounts.map(({ amount }) => amount)) &&
    !cells.every((cell) => readAmount(cell)?.amount === 0 || readPhones(cell).phones.length > 0)
  );
}

const isCounting = (numbers: readonly number[]): boolean =>
  numbers.every((number, at) => at === 0 || number - (numbers[at - 1] ?? 0) === 1);
