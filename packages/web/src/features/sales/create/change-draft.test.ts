import { describe, expect, it } from 'vitest';
import { changeDraft, type Change } from './change-draft';
import { emptyDraft, isBlank, roomFor, stepped, type Draft } from './draft';
import { samplePart } from './sample-part';

const after = (...changes: Change[]): Draft => changes.reduce(changeDraft, emptyDraft('key'));
const filter = samplePart();
const pads = samplePart({ _id: 'pads', name: 'فحمات', partNumber: '04465-60285', quantity: 1 });

describe('lines', () => {
  it('start with one piece at the selling price, the newest on top', () => {
    const { lines } = after({ do: 'add', part: filter }, { do: 'add', part: pads });
    expect(lines.map(({ name, quantity, listPrice, price }) => [name, quantity, listPrice, price])).toEqual([
      ['فحمات', 1, 800, null],
      ['فلتر زيت', 1, 800, null],
    ]);
  });

  it('count up when the same part is added again, up to its stock', () => {
    const { lines } = after({ do: 'add', part: filter }, { do: 'add', part: filter });
    expect(lines.map(({ quantity }) => quantity)).toEqual([2]);
    const full = after({ do: 'add', part: pads }, { do: 'add', part: pads });
    expect(full.lines.map(({ quantity }) => quantity)).toEqual([1]);
    expect(roomFor(full.lines, pads)).toBe('all taken');
  });

  it('take no part that is out of stock', () => {
    const gone = samplePart({ quantity: 0 });
    expect(roomFor([], gone)).toBe('out');
    expect(after({ do: 'add', part: gone }).lines).toEqual([]);
  });

  it('step on from an emptied quantity', () => {
    const { lines } = after(
      { do: 'add', part: filter },
      { do: 'quantity', product: filter._id, quantity: null },
      { do: 'add', part: filter },
    );
    expect(lines[0]?.quantity).toBe(1);
  });

  it('keep a stepped quantity between one and the stock', () => {
    expect(stepped({ quantity: 2, stock: 5 }, -1)).toBe(1);
    expect(stepped({ quantity: 1, stock: 5 }, -1)).toBe(1);
    expect(stepped({ quantity: 0.5, stock: 5 }, -1)).toBe(0.5);
    expect(stepped({ quantity: 1.5, stock: 5 }, -1)).toBe(1);
    expect(stepped({ quantity: 5, stock: 5 }, 1)).toBe(5);
    expect(stepped({ quantity: 4.5, stock: 5 }, 1)).toBe(5);
    expect(stepped({ quantity: 9, stock: 5 }, 1)).toBe(9);
  });

  it('are removed', () => {
    const draft = after({ do: 'add', part: filter }, { do: 'remove', product: filter._id });
    expect(draft.lines).toEqual([]);
    expect(isBlank(draft)).toBe(true);
  });
});

describe('fresh figures of a part', () => {
  const open = after({ do: 'add', part: filter });

  it('update stock and price, and keep the former price', () => {
    const { lines } = changeDraft(open, {
      do: 'see',
      parts: [samplePart({ quantity: 1, sellingPrice: 900 })],
    });
    expect(lines[0]).toMatchObject({ stock: 1, listPrice: 900, formerPrice: 800 });
  });

  it('leave a price that was agreed with the customer', () => {
    const agreed = changeDraft(open, { do: 'price', product: filter._id, price: 750 });
    const { lines } = changeDraft(agreed, { do: 'see', parts: [samplePart({ sellingPrice: 900 })] });
    expect(lines[0]).toMatchObject({ price: 750, listPrice: 900 });
    expect(lines[0]?.formerPrice).toBeUndefined();
  });

  it('change nothing when nothing changed', () => {
    expect(changeDraft(open, { do: 'see', parts: [filter, pads] })).toBe(open);
  });
});

describe('sending', () => {
  it('keeps the sent request until the response, under the same idempotency key', () => {
    const sent = after({ do: 'add', part: filter }, { do: 'send', body: '{}' });
    expect(sent).toMatchObject({ key: 'key', unanswered: '{}' });
    expect(changeDraft(sent, { do: 'refused', key: 'next' })).toMatchObject({
      key: 'next',
      unanswered: null,
      lines: sent.lines,
    });
  });

  it('reads a draft stored by an older version', () => {
    const { campaignCode: _, ...stored } = after({ do: 'add', part: filter });
    const draft = changeDraft(emptyDraft('next'), { do: 'load', draft: stored as Draft });
    expect(draft).toMatchObject({ key: 'key', campaignCode: '', lines: stored.lines });
  });

  it.each([
    ['bank_transfer', null, { currency: null, amount: null }],
    ['cash', 1250, { currency: 'USD', amount: 12.5 }],
  ])('keeps the payment of a draft stored before there were tenders: %s %s', (method, paid, money) => {
    const { tenders: _, ...stored } = after({ do: 'add', part: filter });
    const old = { ...stored, method, paid } as unknown as Draft;
    const { tenders } = changeDraft(emptyDraft('next'), { do: 'load', draft: old });
    expect(tenders).toEqual([{ ...money, method, reference: '' }]);
  });

  it('starts over with an empty draft and a new key', () => {
    const next = after({ do: 'add', part: filter }, { do: 'restart', key: 'next' });
    expect(next).toEqual(emptyDraft('next'));
  });

  it('resets the override of the credit limit when the customer changes', () => {
    const first = { _id: 'a', name: 'أحمد' };
    const draft = after(
      { do: 'set', fields: { customer: first } },
      { do: 'set', fields: { overrideCreditLimit: true } },
    );
    expect(draft.overrideCreditLimit).toBe(true);
    expect(changeDraft(draft, { do: 'set', fields: { customer: first } }).overrideCreditLimit).toBe(true);
    expect(changeDraft(draft, { do: 'set', fields: { customer: null } }).overrideCreditLimit).toBe(false);
  });
});

describe('parts that are scanned while the invoice is being saved', () => {
  const saving = after({ do: 'add', part: filter }, { do: 'send', body: '{}' });
  const kept = [filter, pads, filter].reduce(
    (draft, part) => changeDraft(draft, { do: 'keep', part }),
    saving,
  );

  it('leave it as it was sent, and are the lines of the next one', () => {
    expect(kept.lines).toEqual(saving.lines);
    const next = changeDraft(kept, { do: 'restart', key: 'next' });
    expect(next.lines.map(({ product, quantity }) => [product, quantity])).toEqual([
      ['pads', 1],
      [filter._id, 2],
    ]);
    expect(next.next).toEqual([]);
    expect(isBlank({ ...kept, lines: [] })).toBe(false);
  });

  it('take no more than both invoices together find in stock', () => {
    const sold = after({ do: 'add', part: pads });
    expect(changeDraft(sold, { do: 'keep', part: pads })).toBe(sold);
  });

  it('are added to it after all if it was not saved', () => {
    const { lines, next } = changeDraft(kept, { do: 'add kept' });
    expect(lines.map(({ product, quantity }) => [product, quantity])).toEqual([
      ['pads', 1],
      [filter._id, 3],
    ]);
    expect(next).toEqual([]);
  });
});
