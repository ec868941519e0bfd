import type { Dice } from './dice';
import type { Schema } from './types';

const words = ['فلتر زيت', 'تويوتا', 'محمد علي', 'فحمات أمامية', 'ردياتير', 'شارع جمال'] as const;
const makes = ['Toyota', 'Nissan', 'Hyundai'] as const;
const currencies = ['YER', 'USD', 'SAR'] as const;
const models = ['Corolla', 'Patrol', 'Accent'] as const;

/** A day within the last two months, so that periods contain data; a later one for the end of a period. */
function day(name: string, dice: Dice): string {
  const ago = /^(end|validTo|expected|expiry|scheduled)/.test(name) ? -dice.below(60) : 1 + dice.below(60);
  return new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
}

const number = (dice: Dice) => String(10_000_000 + dice.below(90_000_000));

/** Texts by the name of the field; the first match counts. */
const byName: readonly [RegExp, (dice: Dice) => string][] = [
  [/^(e?mail|recipients|emailRecipients)$/i, (dice) => `m${number(dice)}@shop.ye`],
  [/phone/i, (dice) => `77${number(dice).slice(0, 7)}`],
  [/^vin$/, (dice) => `JTDBT9230${number(dice)}`],
  [/password|passphrase/i, () => 'demo1234'],
  [/username/i, (dice) => `user${number(dice)}`],
  [/time$/i, (dice) => `1${dice.below(10)}:30`],
  [/^key$/, (dice) => `KEY_${number(dice)}`],
  [/^prefix$/, () => 'FZ-'],
  [/^link$/, () => 'https://shop.ye/offer'],
  [/^channels$/, () => 'sms,email'],
  [/^role$/, (dice) => dice.oneOf(['viewer', 'sales_staff', 'warehouse_staff'])],
  [/^permissions$/, (dice) => dice.oneOf(['products.read', 'sales.read', 'customers.read'])],
  [/^make$/, (dice) => dice.oneOf(makes)],
  [/^(vehicleM|m)odel$/, (dice) => dice.oneOf(models)],
  [/currenc/i, (dice) => dice.oneOf(currencies)],
  [/number|code|invoiceNo|token|challenge|tracking/i, (dice) => `FZ${number(dice)}`],
  [/^(q|keyword|term|brand|city)$/, (dice) => dice.oneOf(words)],
];

/** A text that the field accepts. */
export function validText({ format, maxLength = 200 }: Schema, name: string, dice: Dice): string {
  if (format === 'date') return day(name, dice);
  if (format === 'date-time') return `${day(name, dice)}T10:00:00.000Z`;
  const fitting = byName.find(([pattern]) => pattern.test(name))?.[1];
  const text = fitting ? fitting(dice) : `${dice.oneOf(words)} ${number(dice)}`;
  return text.slice(0, maxLength);
}
