import type { Db } from '../../db/connect';
import { withoutTimeLimit } from '../../db/time-limits';
import { checkBooks, type Verdict } from './check-books';
import { readDaysSealedAgain, readLastSeal } from './last-seal.queries';

/** Checks the books as they are at one moment, and changes nothing: the shop goes on selling beside it. */
export const checkSnapshot = (db: Db, tell?: (verdict: Verdict) => void) =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((view) =>
      withoutTimeLimit(view, async () => ({
        verdicts: await checkBooks(view, tell),
        seal: await readLastSeal(view),
        again: await readDaysSealedAgain(view),
      })),
    );
