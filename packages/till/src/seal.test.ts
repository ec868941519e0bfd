import { describe, expect, it } from 'vitest';
import { openRescue, sealSales, tillOfRescue } from './seal';

const till = { till: 'K3', secret: 'Zt5ySnLq0bJxW1gq0S3nq2y2mT0oM7vW9m3kq1x8r4E' };
const sales = [{ id: 'a', number: 'K3-000001', notes: 'فلتر زيت' }, { id: 'b' }];

describe('a rescue file', () => {
  it('is opened with the secret of its till', async () => {
    const file = await sealSales(till, sales);
    expect(tillOfRescue(file)).toBe('K3');
    expect(await openRescue(till.secret, file)).toEqual({ sales });
  });

  it('shows nothing of its sales, and is another one each time', async () => {
    const file = await sealSales(till, sales);
    expect(file).not.toContain('K3-000001');
    expect(await sealSales(till, sales)).not.toBe(file);
  });

  it('says when the secret is another one', async () => {
    const file = await sealSales(till, sales);
    expect(await openRescue(`${till.secret.slice(0, -1)}F`, file)).toEqual({ refused: 'wrong secret' });
  });

  it('says when it was damaged or cut', async () => {
    const file = JSON.parse(await sealSales(till, sales)) as Record<string, string>;
    const sealed = file['sealed'] ?? '';
    const flipped = (sealed.startsWith('A') ? 'B' : 'A') + sealed.slice(1);
    for (const damaged of [flipped, sealed.slice(0, 20), '', '%%%'])
      expect(await openRescue(till.secret, JSON.stringify({ ...file, sealed: damaged }))).toEqual({
        refused: 'damaged',
      });
  });

  it('cannot be passed off as another till’s', async () => {
    const file = JSON.parse(await sealSales(till, sales)) as object;
    expect(await openRescue(till.secret, JSON.stringify({ ...file, till: 'K4' }))).toEqual({
      refused: 'damaged',
    });
  });

  it('of a newer version is named as such', async () => {
    const file = JSON.parse(await sealSales(till, sales)) as object;
    expect(await openRescue(till.secret, JSON.stringify({ ...file, form: 2 }))).toEqual({
      refused: 'newer form',
    });
  });

  it.each(['', '{', 'null', '[]', '{"kind":"turoos-rescue"}', '{"kind":"else","till":"K3"}'])(
    'is told from another file: %s',
    async (text) => {
      expect(tillOfRescue(text)).toBeUndefined();
      expect(await openRescue(till.secret, text)).toEqual({ refused: 'no rescue file' });
    },
  );

  it('takes ten thousand sales', async () => {
    const many = Array.from({ length: 10_000 }, (_, seq) => ({ seq, lines: ['فلتر'] }));
    expect(await openRescue(till.secret, await sealSales(till, many))).toEqual({ sales: many });
  });
});
