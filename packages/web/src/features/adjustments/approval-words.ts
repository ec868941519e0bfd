import {
  adjustmentReasons,
  adjustmentTypes,
  ltr,
  quantityText,
  roundQuantity,
  type Adjustment,
  type Unit,
} from '@turoos/contract';

/** Says what approving changes, why it was asked for and by whom, for the confirmation. */
export function consequenceOf(adjustment: Adjustment): string {
  const { unit, there, expected, reason, createdBy } = adjustment;
  const sentences = [changeOf(adjustment)];
  if (expected !== null)
    sentences.push(
      `الكمية الآن ${quantityText(there, unit)}، والفرق ${signed(expected, unit)}، وتصبح ${quantityText(roundQuantity(there + expected), unit)}.`,
    );
  sentences.push(`السبب: ${adjustmentReasons[reason]}${createdBy ? `، وطلبها ${createdBy.name}` : ''}.`);
  return sentences.join(' ');
}

function changeOf({ type, quantity, unit, productName, warehouse }: Adjustment): string {
  const what = `${quantityText(quantity, unit)} من «${productName}»`;
  const { direction } = adjustmentTypes[type];
  if (direction === 'set') return `تصحيح المخزون في ${warehouse.name} إلى ${what}.`;
  return direction === 'in'
    ? `يزيد مخزون ${warehouse.name} ${what}.`
    : `ينقص مخزون ${warehouse.name} ${what}.`;
}

/** Sums up the differences of many adjustments unit by unit, what is added apart from what is taken. */
export function totalOf(adjustments: readonly Adjustment[]): string {
  const sums = new Map<string, { unit: Unit; added: number; taken: number }>();
  for (const { unit, expected } of adjustments) {
    const { added, taken } = sums.get(unit.code) ?? { added: 0, taken: 0 };
    const change = expected ?? 0;
    sums.set(unit.code, {
      unit,
      added: roundQuantity(added + Math.max(change, 0)),
      taken: roundQuantity(taken + Math.min(change, 0)),
    });
  }
  const words = [...sums.values()].flatMap(({ unit, added, taken }) => [
    ...(added > 0 ? [signed(added, unit)] : []),
    ...(taken < 0 ? [signed(taken, unit)] : []),
  ]);
  return words.length > 0 ? `مجموع الفروق: ${words.join('، ')}` : 'مجموع الفروق: 0';
}

/** A difference with its sign on the left of the digits: +5, -2.5 لتر. */
function signed(change: number, unit: Unit): string {
  const [digits = '', ...words] = quantityText(Math.abs(change), unit).split(' ');
  const sign = change > 0 ? '+' : change < 0 ? '-' : '';
  return [ltr(`${sign}${digits}`), ...words].join(' ');
}
