import { ltr, tenderMethods, type ShiftReport, type TenderMethod } from '@turoos/contract';

export const reportTitle = ({ kind, zNumber }: Pick<ShiftReport, 'kind' | 'zNumber'>): string =>
  kind === 'Z' && zNumber !== null
    ? `تقرير الإقفال Z رقم ${ltr(String(zNumber))}`
    : 'تقرير الوردية X (لم تُقفل بعد)';

export const methodName = (method: string): string => tenderMethods[method as TenderMethod] ?? method;
