import { createContext, use } from 'react';
import { go, location } from './location';
import { hrefOf, type Match, type Search, type Target } from './target';

export const useLocation = location.use;
export const useSearch = (): Search => location.use().search;

/** The screen's path pattern and the parameters in its address. */
export const MatchContext = createContext<Match>({ pattern: '/', params: {} });
export const usePattern = (): string => use(MatchContext).pattern;
/** The record that the address names. */
export const useRecordId = (): string => use(MatchContext).params.id ?? '';

interface Manner {
  replace?: boolean;
  /** Keeps the scroll position. */
  keepScroll?: boolean;
}

/** Navigates to a screen; usable outside React too. */
export const navigate = ({ replace, keepScroll, ...target }: Target & Manner): Promise<void> =>
  go(hrefOf(target, location.get()), { replace, keepScroll });
