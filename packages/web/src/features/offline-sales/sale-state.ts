import {
  counted,
  decisionKinds,
  decisionStatus,
  nouns,
  type DecisionKind,
  type DecisionPart,
  type DecisionStatus,
  type OfflineSale,
  type OfflineSaleDetail,
  type Status,
} from '@turoos/contract';

type Judged = Pick<OfflineSale, 'sale' | 'decisions'>;

export const openDecisions = ({ decisions }: Pick<OfflineSale, 'decisions'>) =>
  decisions.filter(({ status }) => status === 'open');

/** Returns what does not fit: what is open, or all that was found once everything is decided. */
export function kindsInQuestion(sale: Pick<OfflineSale, 'decisions'>): DecisionKind[] {
  const open = openDecisions(sale);
  return (open.length > 0 ? open : sale.decisions).map(({ kind }) => kind);
}

/** Names the first reason and counts the others, because half a list of reasons says something else. */
export function shortKindsText(kinds: readonly DecisionKind[]): string {
  const [first, ...others] = kinds;
  if (!first) return '—';
  if (others.length === 0) return decisionKinds[first];
  return `${decisionKinds[first]} و${counted(others.length, nouns.otherReason)}`;
}

const unbooked: Status = { label: 'لم تُسجل', tone: 'danger' };
const fitting: Status = { label: 'مسجلة', tone: 'success' };

/** Returns one status for the whole sale; one that could not be booked comes before all. */
export function stateOf({ sale, decisions }: Judged): Status {
  const statuses = new Set<DecisionStatus>(decisions.map(({ status }) => status));
  if (statuses.has('open')) return sale ? decisionStatus.open : unbooked;
  const [decided] = (['reversed', 'corrected', 'accepted'] as const).filter((one) => statuses.has(one));
  return decided ? decisionStatus[decided] : fitting;
}

interface BookingNeeds {
  /** Parts that cannot be sold, to be replaced by others. */
  parts: DecisionPart[];
  /** Somebody must owe what was not paid. */
  customer: boolean;
  /** The lines are believed although the rates or the total on the receipt are not. */
  vouching: boolean;
  /** The server may have booked it before the line broke. */
  isDoubtful: boolean;
}

const isUnsellable = ({ problems }: DecisionPart) =>
  problems.includes('partGone') || problems.includes('quantity');

/** Returns what a manager must name before a sale that could not be booked is tried again. */
export function bookingNeeds(sale: Pick<OfflineSaleDetail, 'decisions'>): BookingNeeds {
  const open = new Map(openDecisions(sale).map(({ kind, details }) => [kind, details]));
  const unsold = open.get('part')?.parts?.filter(isUnsellable) ?? [];
  return {
    parts: [...new Map(unsold.map((part) => [part.product, part])).values()],
    customer: open.has('customer') || open.get('money')?.problems.includes('payment') === true,
    vouching: open.has('total') || open.get('rate')?.problems.includes('rateFar') === true,
    isDoubtful: open.has('doubt'),
  };
}
