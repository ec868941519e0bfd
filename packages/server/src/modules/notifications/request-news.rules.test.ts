import { expect, it } from 'vitest';
import { transferTexts } from '@turoos/contract';
import { inWords } from './notification-text.rules';
import { requestNews, type RequestEvent } from './request-news.rules';

const unit = { code: 'piece', name: 'قطعة', decimals: 0 } as RequestEvent['lines'][number]['unit'];
const belt = { name: 'سير', unit, quantity: 2, asked: 2 };

function told(given: Partial<RequestEvent>) {
  const { name, concerns } = requestNews({
    eventId: 'event',
    step: 'accept',
    note: '',
    doerId: null,
    transferId: 'id',
    transferNumber: 'TRF-1',
    fromWarehouseId: 'far',
    toWarehouseId: 'near',
    sourceName: 'فرع إب',
    destinationName: 'فرع تعز',
    lines: [belt],
    ...given,
  });
  const telling = {
    kind: 'transferRequests',
    subjectId: 'id',
    count: 1,
    names: [name],
    amount: null,
  } as const;
  return { ...inWords(telling), concerns };
}

it.each([
  ['request', 'طلب جديد من فرع تعز', 'far'],
  ['accept', 'قُبل الطلب', 'near'],
  ['reject', 'رُفض الطلب', 'near'],
  ['withdraw', 'سُحب الطلب', 'far'],
  ['ship', 'شُحن الطلب', 'near'],
  ['cancel', 'أُلغي الطلب', 'near'],
] as const)(
  '%s is told by its own title to the other end, and leads to the transfer',
  (step, title, concerns) =>
    expect(told({ step })).toEqual({
      title,
      concerns,
      message: '\u2066TRF-1\u2069 من فرع إب إلى فرع تعز: سير (2)',
      link: '/transfers?open=1&document=id',
    }),
);

it('a request that was granted in part says how much of what', () => {
  const { title, message } = told({ lines: [{ ...belt, quantity: 1 }], note: 'الباقي\nمحجوز' });
  expect(title).toBe('قُبل الطلب جزئياً');
  expect(message).toBe('\u2066TRF-1\u2069 من فرع إب إلى فرع تعز: سير (1 من 2) · الباقي، محجوز');
  expect(told({ note: transferTexts.notGranted('طرمبة (1)') }).title).toBe('قُبل الطلب جزئياً');
});

it('many lines are not all named', () =>
  expect(told({ lines: Array.from({ length: 4 }, () => belt) }).message).toMatch(
    /: سير \(2\)، سير \(2\)، سير \(2\) وغيرها$/,
  ));

it('a branch whose name has a point between two words keeps it in the title', () =>
  expect(told({ step: 'request', destinationName: 'إب · السبل' }).title).toBe('طلب جديد من إب · السبل'));
