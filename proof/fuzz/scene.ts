import type { Dice } from './dice';
import type { openHoldings } from './holdings';
import type { openSessions } from './people';
import type { Secrets } from './secrets';
import type { Tally } from './tally';
import type { watchBranches } from './watch-branches';
import type { Changes } from './watch-changes';
import type { MovedMoney } from './watch-money';

/** The shop under attack, and what watches it. */
export interface Scene {
  url: string;
  databaseUrl: string;
  dice: Dice;
  sessions: Awaited<ReturnType<typeof openSessions>>;
  holdings: Awaited<ReturnType<typeof openHoldings>>;
  secrets: Secrets;
  changes: Changes;
  money: MovedMoney;
  branches: Awaited<ReturnType<typeof watchBranches>>;
  tally: Tally;
}
