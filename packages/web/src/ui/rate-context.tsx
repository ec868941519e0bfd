import type { DisplayCurrency } from '@turoos/contract';
import { createContext, use, type ReactNode } from 'react';

const RateContext = createContext<number | null>(null);
const DisplayContext = createContext<DisplayCurrency>('YER');

type RateProviderProps = {
  /** Rials per dollar; null when no rate is set. */
  rate: number | null;
  display?: DisplayCurrency;
  children: ReactNode;
};

/** Provides today's rate and the shop's display currency to every amount below it. */
export const RateProvider = ({ rate, display = 'YER', children }: RateProviderProps) => (
  <DisplayContext value={display}>
    <RateContext value={rate}>{children}</RateContext>
  </DisplayContext>
);

export const useRate = () => use(RateContext);

/** The currency that is written large and typed first. */
export const useDisplayCurrency = () => use(DisplayContext);
