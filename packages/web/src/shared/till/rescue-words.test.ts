import type { RescuedSales } from '@turoos/contract';
import { expect, it } from 'vitest';
import { rescueLines } from './rescue-words';

const sale = (more: Partial<RescuedSales['booked'][number]> = {}): RescuedSales['booked'][number] => ({
  id: 'o',
  number: 'K2-000001',
  sale: 's',
  saleNumber: 'INV-1',
  receivedAt: new Date(0),
  decisions: [],
  wasKnown: false,
  ...more,
});

it('says how many sales of a rescue file were booked, were there already, need a decision and were refused', () => {
  const booked = [
    sale(),
    sale({ decisions: ['price'] }),
    sale({ sale: null, decisions: ['part'] }),
    sale({ wasKnown: true, decisions: ['limit'] }),
  ];
  expect(rescueLines({ booked, refused: [{ number: 'K2-000009', message: 'م' }] })).toEqual([
    'سُجلت من الملف: فاتورتان',
    'كانت مسجلة من قبل ولم تتكرر: فاتورة واحدة',
    'تحتاج قراراً: فاتورتان',
    'منها ما لا يُسجل قبل القرار: فاتورة واحدة',
    'لم تُقبل، فاحتفظ بالملف: فاتورة واحدة',
  ]);
});

it('says only what happened', () => {
  expect(rescueLines({ booked: [sale()], refused: [] })).toEqual(['سُجلت من الملف: فاتورة واحدة']);
  expect(rescueLines({ booked: [], refused: [] })).toEqual(['لا توجد في الملف مبيعات.']);
});
