import { piece } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { mergeLines, receivedLines } from './transfers.rules';

describe('the lines of a transfer', () => {
  it('contain each part once', () => {
    expect(
      mergeLines([
        { item: 'a', quantity: 1.1, notes: 'علبة' },
        { item: 'b', quantity: 2 },
        { item: 'a', quantity: 2.2, notes: 'كرتون' },
      ]),
    ).toEqual([
      { item: 'a', quantity: 3.3, notes: 'علبة، كرتون' },
      { item: 'b', quantity: 2, notes: '' },
    ]);
  });
});

const litre = { code: 'litre', name: 'لتر', decimals: 2 } as const;

describe('the received quantities', () => {
  const sent = [
    { productId: 'a', productName: 'فلتر', unit: piece, quantity: 5 },
    { productId: 'b', productName: 'سير', unit: litre, quantity: 2 },
  ];
  const received = (arrived?: { item: string; quantity: number }[]) =>
    receivedLines(sent, arrived).map((line) => line.received);

  it('are everything by default', () => expect(received()).toEqual([5, 2]));
  it('are those sent; omitted lines count as missing', () => {
    expect(received([{ item: 'a', quantity: 4 }])).toEqual([4, 0]);
    expect(
      received([
        { item: 'b', quantity: 1 },
        { item: 'b', quantity: 0.5 },
      ]),
    ).toEqual([0, 1.5]);
  });
  it('are limited to the parts and quantities shipped', () => {
    expect(() => received([{ item: 'a', quantity: 5.01 }])).toThrow(
      'الكمية المستلمة من فلتر هي 5.01 والمرسل 5 فقط',
    );
    expect(() => received([{ item: 'c', quantity: 1 }])).toThrow('ليس في هذا التحويل');
  });
});
