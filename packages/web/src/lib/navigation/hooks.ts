import { createContext, use } from 'react';
import { go, location } from './location';
import { hrefOf, type Match, type Search, type Target } from './target';

export const useLocation = location.use;
export const useSearch = (): Search => location.use().search;

/** The screen shown and what its address names. */
export const MatchContext = createContext<Match>({ pattern: '/', params: {} });
export const usePattern = (): string => use(MatchContext).pattern;
export const useParams = (): Readonly<Record<string, string>> => use(MatchContext).params;

interface Manner {
  replace?: boolean;
  /** The page stays where it is scrolled to. */
  keepScroll?: boolean;
}

/** Goes somewhere by name; outside React too. */
export const navigate = ({ replace, keepScroll, ...target }: Target & Manner): Promise<void> =>
  go(hrefOf(target, location.get()), { replace, keepScroll });
