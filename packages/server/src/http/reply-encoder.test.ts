import { apis, Cost, Instant, Usd, type Api } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { costlessEncoder, replyEncoder, tellsCosts } from './reply-encoder';

const Sold = z.object({
  total: Usd,
  at: Instant.nullable(),
  kind: z.enum(['new', 'used']),
  note: z.string().optional(),
  size: z.union([z.string(), z.number()]),
  decimals: z.union([z.literal(0), z.literal(2)]),
  address: z.union([z.string(), z.record(z.string(), z.string())]),
  due: z.union([Instant, Usd]),
  lines: z.array(z.object({ price: Usd.refine((cents) => cents >= 0), quantity: z.number() })),
  more: z.record(z.string(), Usd),
  vehicle: z.strictObject({ make: z.string(), model: z.string().default('') }),
});
const inside = {
  total: 1999,
  at: new Date('2026-01-01T00:00:00Z'),
  kind: 'new',
  size: 5,
  decimals: 2,
  address: { city: 'عدن' },
  due: 350,
  lines: [{ price: 50, quantity: 1.5, secret: 'x' }],
  more: { tax: 7 },
  vehicle: { make: 'تويوتا', model: '' },
  secret: 'x',
};

describe('the encoder of a reply', () => {
  const encode = replyEncoder(Sold);

  it('encodes like zod, and drops undeclared fields', () => {
    expect(encode(inside)).toEqual(z.encode(Sold, inside as never));
    expect(encode({ ...inside, at: null, note: 'ن' })).toEqual(
      z.encode(Sold, { ...inside, at: null, note: 'ن' } as never),
    );
    expect(encode({ ...inside, address: 'عدن' })).toMatchObject({ address: 'عدن', due: 3.5 });
    expect(JSON.stringify(encode(inside))).not.toContain('secret');
  });

  it.each([
    ['text for money', { total: '5' }],
    ['no number', { total: Number.NaN }],
    ['a missing field', { kind: undefined }],
    ['another word', { kind: 'old' }],
    ['no option of a union', { decimals: 1 }],
    ['a list for an address', { address: ['عدن'] }],
    ['a number in an address', { address: { city: 5 } }],
    ['one line for many', { lines: {} }],
    ['a wrong line', { lines: [{ price: 1 }] }],
    ['text for a moment', { at: '2026-01-01' }],
    ['nothing for an object', { vehicle: null }],
    ['more than a strict object declares', { vehicle: { make: 'x', model: '', colour: 'y' } }],
  ])('rejects %s with the error of zod', (_, wrong) => {
    expect(() => encode({ ...inside, ...wrong })).toThrow(z.ZodError);
  });

  it('encodes recursive schemas', () => {
    const Branch = z.object({
      worth: Usd,
      get children() {
        return z.array(Branch);
      },
    });
    const tree = { worth: 100, children: [{ worth: 250, children: [] }] };
    expect(replyEncoder(Branch)(tree)).toEqual({ worth: 1, children: [{ worth: 2.5, children: [] }] });
  });

  it('can be built for every reply of the contract', () => {
    for (const api of Object.values(apis) as Api[])
      for (const { reply } of Object.values(api)) expect(replyEncoder(reply.body)).toBeTypeOf('function');
  });
});

describe('the encoder of a reply to those who may not see costs', () => {
  const Line = z.object({ price: Usd, cost: Cost, last: Cost.nullable(), note: z.string().default('-') });
  const line = { price: 500, cost: 320, last: 310, note: 'ن' };

  it('encodes all but the costs', () => {
    const lines = costlessEncoder(z.array(Line));
    expect(lines([line, { ...line, last: null }])).toEqual([
      { price: 5, cost: 0, last: 0, note: 'ن' },
      { price: 5, cost: 0, last: null, note: 'ن' },
    ]);
    expect(replyEncoder(z.array(Line))([line])).toEqual([{ price: 5, cost: 3.2, last: 3.1, note: 'ن' }]);
  });

  it('fails rather than tell them', () => {
    const Either = z.union([z.object({ cost: Cost }), z.object({ value: Cost })]);
    expect(() => costlessEncoder(Either)({ value: 310 })).toThrow('cannot be hidden');
  });

  it('can hide the costs of every reply of the contract', () => {
    const telling = Object.values(apis).flatMap((api: Api) =>
      Object.values(api).filter(({ reply }) => tellsCosts(reply.body)),
    );
    expect(telling.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/products', '/inventory/:id/movements']),
    );
    for (const { reply } of telling)
      expect(() => costlessEncoder(reply.body)(undefined)).not.toThrow('cannot be hidden');
  });
});
