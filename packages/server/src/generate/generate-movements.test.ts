import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '../../test/database';
import { checkBooks } from '../modules/books';
import { generateMovements } from './generate-movements';
import { generateParts } from './generate-parts';

const database = useDatabase();

describe('generated movements', () => {
  it('need parts in stock', async () => {
    await expect(generateMovements(database.db, 10)).rejects.toThrow('nothing in stock');
  });

  it('leave consistent books, and move the best sellers most', async () => {
    await generateParts(database.db, 100);
    await generateMovements(database.db, 1000);
    const broken = (await checkBooks(database.db)).filter(({ contradictions }) => contradictions.length);
    expect(broken.map(({ claim }) => claim)).toEqual(['the shop has an active administrator']);
    const { rows } = await sql<{ popularity: number; moves: number }>`
      select p.popularity, count(*) as moves from stock_movements m join products p on p.id = m.product_id
      where m.reason <> 'opening' group by p.id order by p.popularity desc, p.id desc`.execute(database.db);
    expect(rows.reduce((sum, { moves }) => sum + moves, 0)).toBe(1000);
    expect(Math.max(...rows.map(({ moves }) => moves))).toBe(rows[0]?.moves);
  }, 60_000);
});
