import type { Databases } from './databases';
import type { Figure } from './figure';
import { ratesPerSecond } from './rate';
import { recordStatements, type Statement } from './record';
import { withReplay } from './replay';
import { connect, moveStock, transaction, type Db } from './server';

const workers = 8;
const linesPerMove = 3;
const baskets = 320;

/**
 * Stock moves of three parts each, never two at once of the same part, compared with their statements sent
 * raw.
 */
export const measureStockMoves = (databases: Databases): Promise<Figure[]> =>
  databases.copyOf({ parts: 100_000 }, async (url) => {
    const db = connect(url, { max: workers });
    try {
      const parts = await readParts(db);
      const move = (turn: number) =>
        transaction(db, (tx) =>
          moveStock(tx, { reason: 'correction', lines: linesOf(parts, turn), userId: null }),
        );
      const recorded: Statement[][] = [];
      for (let turn = 0; turn < 2 * baskets; turn++) recorded.push(await recordStatements(() => move(turn)));
      const turns = { moves: 0, raw: 0 };
      const [moves = 0, raw = 0] = await withReplay(url, workers, (replay) =>
        ratesPerSecond(
          [() => move(turns.moves++), () => replay(recorded[turns.raw++ % recorded.length] ?? [])],
          {
            clients: workers,
          },
        ),
      );
      return [
        { name: 'moves of 3 parts, 8 workers', value: moves, unit: 'moves/s' },
        { name: 'the same statements raw', value: raw, unit: 'moves/s' },
        { name: 'moves ÷ raw', value: moves / raw, unit: 'ratio', atLeast: 0.5 },
      ];
    } finally {
      await db.destroy();
    }
  });

/** Reads parts with enough stock for both sides, which take out and put back in turns of their own. */
async function readParts(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('stockTotals')
    .select('productId')
    .where('quantity', '>', 5)
    .orderBy('productId')
    .limit(baskets * linesPerMove)
    .execute();
  return rows.map(({ productId }) => productId);
}

/** Takes the baskets out in one round and puts them back in the next, so that stock never runs out. */
function linesOf(parts: readonly string[], turn: number) {
  const first = (turn % baskets) * linesPerMove;
  const quantity = Math.floor(turn / baskets) % 2 ? 1 : -1;
  return parts.slice(first, first + linesPerMove).map((productId) => ({ productId, quantity }));
}
