import type { TenderMethod } from '@turoos/contract';
import type { Place } from './till';

/** Returns how money is paid from an account. */
export const methodOf = ({ kind }: Pick<Place, 'kind'>): TenderMethod =>
  kind === 'bank' ? 'bank_transfer' : kind === 'exchanger' ? 'exchanger' : 'cash';
