import {
  keysOf,
  ltr,
  moneyMovementKinds,
  tenderMethods,
  type ShiftReport,
  type TenderMethod,
} from '@turoos/contract';

export const reportTitle = ({ kind, zNumber }: Pick<ShiftReport, 'kind' | 'zNumber'>): string =>
  kind === 'Z' && zNumber !== null
    ? `تقرير الإقفال Z رقم ${ltr(String(zNumber))}`
    : 'تقرير الوردية X (لم تُقفل بعد)';

/** Counts that were sent back for a reason before the one that closed the shift. */
export const refusedCountsName = 'محاولات عدّ سابقة';

/** The movements as a drawer lives through them: what came in, then what went out. */
export const inOrder = (movements: ShiftReport['currencies'][number]['movements']) => {
  const kinds = keysOf(moneyMovementKinds);
  return movements.toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
};

export const methodName = (method: string): string => tenderMethods[method as TenderMethod] ?? method;
