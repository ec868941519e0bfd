import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { aNumber, aRow, useImports } from '../../../test/imports';

const { shop, there } = useImports();

describe('a large body', () => {
  const post = (payload: Buffer, token = there.keeper.token) =>
    shop.inject({
      method: 'POST',
      url: '/api/import-csv',
      payload,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'content-encoding': 'gzip',
      },
    });

  it('may be compressed', async () => {
    const items = Array.from({ length: 8000 }, () => aRow());
    const { supplierId, warehouseId } = there;
    const body = { invoiceNo: aNumber(), supplierId, warehouseId, items };
    const text = JSON.stringify(body);
    expect(text.length).toBeGreaterThan(1024 * 1024);
    const reply = await post(gzipSync(text));
    expect(reply.json()).toMatchObject({ importedCount: 8000, failedRows: [] });
  });

  it('that unpacks beyond the limit is refused, and is not read without the right to import', async () => {
    const bomb = gzipSync(Buffer.alloc(60 * 1024 * 1024, 0x20));
    expect((await post(bomb)).statusCode).toBe(413);
    expect((await post(bomb, (await shop.person('viewer')).token)).statusCode).toBe(403);
    expect((await post(bomb, 'nobody')).statusCode).toBe(401);
  });
});
