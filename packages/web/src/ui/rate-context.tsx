import { createContext, use, type ReactNode } from 'react';

const RateContext = createContext<number | null>(null);

/** Provides today's rate (rials per dollar) to every amount below it; null when no rate is set. */
export function RateProvider({ rate, children }: { rate: number | null; children: ReactNode }) {
  return <RateContext value={rate}>{children}</RateContext>;
}

export const useRate = () => use(RateContext);
