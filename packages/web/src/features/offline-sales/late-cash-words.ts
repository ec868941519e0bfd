import { formatDateTime, ltr, moneyText, type LateCash } from '@turoos/contract';

const zName = ({ shift }: Pick<LateCash, 'shift'>) => ltr(`Z-${shift.zNumber}`);

/** Says where the cash of a sale stands in the books; empty: nowhere outside its shift. */
export const bookedText = ({ booked }: Pick<LateCash, 'booked'>): string =>
  booked.map(({ account, ...money }) => `${moneyText(money)} في ${account.name}`).join('، ');

/** Tells of a sale that arrived after its shift was closed: which one, where its cash is booked, what the count found. */
export function lateCashLines(late: LateCash): string[] {
  const { shift, found, booked } = late;
  const differences = found.map(
    ({ currency, amount }) =>
      `${amount > 0 ? 'زيادة' : 'عجز'} ${moneyText({ currency, amount: Math.abs(amount) })}`,
  );
  return [
    `بيع في وردية ${shift.drawer}، وأُقفلت في ${formatDateTime(shift.closedAt)} بالتقرير ${zName(late)}`,
    ...(booked.length > 0 ? [`نقوده مسجلة خارجها: ${bookedText(late)}`] : []),
    differences.length > 0
      ? `وجد عدّ ${zName(late)}: ${differences.join('، ')}`
      : `لم يبق في عدّ ${zName(late)} فرق`,
  ];
}

/** Says what happens to the cash when it was in the count. */
export const takenOffText = (late: LateCash): string =>
  `كانت نقوده في صندوق ${late.shift.drawer} حين عُدّ، فسُجلت زيادة في ${zName(late)} ثم سُجلت مرة أخرى عند وصوله. تُخصم ${bookedText(late)} مقابل فرق العدّ، ويبقى البيع كما هو.`;
