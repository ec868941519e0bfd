import { Pool } from 'pg';
import type { Databases } from './databases';
import type { Figure } from './figure';
import { ratesPerSecond } from './rate';
import { recordStatements, type Statement } from './record';
import { connect, moveStock, transaction } from './server';

const workers = 8;
const linesPerMove = 3;
const movesPerWorker = 40;

/** Moves of three parts each, no two at once of the same part, against their own statements sent raw. */
export async function measureStockMoves(databases: Databases): Promise<Figure[]> {
  const url = await databases.withParts(100_000);
  const db = connect(url, { max: workers });
  const pool = new Pool({ connectionString: url, max: workers });
  try {
    const baskets = await readBaskets(pool);
    const move = (turn: number) =>
      transaction(db, (tx) =>
        moveStock(tx, { reason: 'correction', lines: linesOf(baskets, turn), userId: null }),
      );
    const recorded: Statement[][] = [];
    for (let turn = 0; turn < 2 * baskets.length; turn++)
      recorded.push(await recordStatements(() => move(turn)));
    const turns = { moves: 0, raw: 0 };
    const [moves = 0, raw = 0] = await ratesPerSecond(
      [() => move(turns.moves++), () => send(pool, recorded[turns.raw++ % recorded.length] ?? [])],
      { clients: workers },
    );
    return [
      { name: 'moves of 3 parts, 8 workers', value: moves, unit: 'moves/s' },
      { name: 'the same statements raw', value: raw, unit: 'moves/s' },
      { name: 'moves ÷ raw', value: moves / raw, unit: 'ratio', atLeast: 0.5 },
    ];
  } finally {
    await Promise.all([db.destroy(), pool.end()]);
  }
}

async function readBaskets(pool: Pool): Promise<string[][]> {
  const { rows } = await pool.query<{ productId: string }>(
    `select product_id as "productId" from stock_totals where quantity > 5 order by product_id limit $1`,
    [workers * movesPerWorker * linesPerMove],
  );
  const ids = rows.map(({ productId }) => productId);
  return Array.from({ length: workers * movesPerWorker }, (_, n) =>
    ids.slice(n * linesPerMove, (n + 1) * linesPerMove),
  );
}

/** Out in one round over the baskets and back in in the next, so that it can go on for ever. */
function linesOf(baskets: readonly string[][], turn: number) {
  const basket = baskets[turn % baskets.length] ?? [];
  const quantity = Math.floor(turn / baskets.length) % 2 ? 1 : -1;
  return basket.map((productId) => ({ productId, quantity }));
}

async function send(pool: Pool, statements: readonly Statement[]): Promise<void> {
  const client = await pool.connect();
  for (const { text, values } of statements) await client.query(text, values);
  client.release();
}
