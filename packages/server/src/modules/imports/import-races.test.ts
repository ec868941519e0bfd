import { describe, expect, it } from 'vitest';
import { aNumber, aRow, useImports } from '../../../test/imports';

const { aSupplier, importRows, part, brokenBooks } = useImports();

describe('concurrent imports', () => {
  it('the same file twice in parallel makes one purchase', async () => {
    const rows = [aRow(), aRow()];
    const input = { invoiceNo: `P-${aNumber()}` };
    const replies = await Promise.all(Array.from({ length: 4 }, () => importRows(rows, input)));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409]);
    expect((await part(rows[0]?.partNumber)).quantity).toBe(12);
  });

  it('the same request, retried after a lost response, is imported once and answered twice', async () => {
    const rows = [aRow()];
    const input = { invoiceNo: aNumber() };
    const key = { 'idempotency-key': crypto.randomUUID() };
    const [one, two] = await Promise.all([importRows(rows, input, key), importRows(rows, input, key)]);
    expect(one.statusCode).toBe(201);
    expect(two.json()).toEqual(one.json());
  });

  it('lists of several suppliers with the same parts are all imported', async () => {
    const rows = Array.from({ length: 30 }, () => aRow());
    const suppliers = await Promise.all([1, 2, 3, 4].map(() => aSupplier()));
    const replies = await Promise.all(
      suppliers.map((supplierId, n) => importRows(n % 2 ? rows : rows.toReversed(), { supplierId })),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    expect((await part(rows[7]?.partNumber)).quantity).toBe(48);
  });

  it('the books are consistent after all of it', async () => {
    expect(await brokenBooks()).toEqual([]);
  });
});
