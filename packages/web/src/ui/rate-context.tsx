import { createContext, use, type ReactNode } from 'react';

const RateContext = createContext<number | null>(null);

/** Gives every amount below it the day's rate, rials per dollar; null when there is none. */
export function RateProvider({ rate, children }: { rate: number | null; children: ReactNode }) {
  return <RateContext value={rate}>{children}</RateContext>;
}

export const useRate = () => use(RateContext);
