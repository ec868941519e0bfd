import { expect, it } from 'vitest';
import { awayTexts } from '@/shared/till/away-rules';
import { grantedTill } from '../../../test/fake-runtime';
import { barTexts } from './away-texts';

const now = new Date('2026-11-17T08:00:00Z');
const none = { waiting: 0, refused: 0, since: null, stopped: null };
const copy = { upTo: new Date('2026-11-17T07:41:00Z'), parts: 5, isWhole: true, problem: null };
const till = null;
const here = { moved: null };
const awaySince = new Date('2026-11-17T07:42:00Z').getTime();

it('says since when the server is away, from which copy is sold and what waits', () =>
  expect(
    barTexts({ ...here, mode: 'away', awaySince, copy, outbox: { ...none, waiting: 3 }, till }, now),
  ).toEqual([
    'تعذّر الوصول إلى الخادم منذ الساعة 10:42 ص',
    'البيع مستمر من نسخة الساعة 10:41 ص',
    'تنتظر الإرسال: 3 فواتير',
  ]));

it('says that the shop has moved instead of going on, and what to do with the sales that wait here', () => {
  const moved = { message: 'انتقل المتجر إلى الحاسوب الثاني', addresses: ['https://10.0.0.2:5443'] };
  const told = (waiting: number) =>
    barTexts(
      { ...here, mode: 'away', awaySince, moved, copy, outbox: { ...none, waiting }, till, isBack: true },
      now,
    );
  expect(told(0)).toEqual([moved.message]);
  expect(told(2)).toEqual([moved.message, expect.stringContaining('ملف إنقاذ')]);
});

it('names the day of a copy that is not of today', () =>
  expect(
    barTexts(
      {
        ...here,
        mode: 'away',
        awaySince,
        copy: { ...copy, upTo: new Date('2026-11-15T07:41:00Z') },
        outbox: none,
        till,
      },
      now,
    ),
  ).toEqual(['تعذّر الوصول إلى الخادم منذ الساعة 10:42 ص', 'البيع مستمر من نسخة يوم 15/11/2026، 10:41 ص']));

it('says that nothing can be sold from half a copy', () =>
  expect(
    barTexts(
      {
        ...here,
        mode: 'away',
        awaySince: null,
        copy: { upTo: null, parts: 2, isWhole: false, problem: null },
        outbox: none,
        till,
      },
      now,
    ),
  ).toEqual(['تعذّر الوصول إلى الخادم', 'لم تكتمل نسخة نقطة البيع، فالبيع ينتظر عودة الاتصال']));

it('does not say that selling goes on once the till may no longer sell', () => {
  const granted = { ...grantedTill(), grantUntil: new Date('2026-11-16T21:00:00Z') };
  const told = (held: ReturnType<typeof grantedTill>) =>
    barTexts({ ...here, mode: 'away', awaySince: null, copy, outbox: none, till: held }, now)[1];
  expect(told(granted)).toBe(awayTexts.ended);
  expect(told({ ...granted, grantUntil: null, state: 'withdrawn' })).toBe(awayTexts.withdrawn);
});

it('asks a seller who entered a PIN to sign in when the server is back, and says what waits for it', () => {
  const back = { ...here, mode: 'away', awaySince, copy, till: null, isBack: true } as const;
  expect(barTexts({ ...back, outbox: none }, now)).toEqual(['عاد الخادم: سجّل الدخول لتعمل بقية الشاشات']);
  expect(barTexts({ ...back, outbox: { ...none, waiting: 2 } }, now)).toEqual([
    'عاد الخادم: سجّل الدخول لتعمل بقية الشاشات وتُرسل فاتورتان',
  ]);
});

it('in contact it says what is sent, why not, and what was refused, else nothing', () => {
  const told = (outbox: object) =>
    barTexts({ ...here, mode: 'contact', awaySince: null, copy, outbox: { ...none, ...outbox }, till }, now);
  expect(told({})).toEqual([]);
  expect(told({ waiting: 2 })).toEqual(['عاد الاتصال، تُرسل فاتورتان']);
  expect(told({ waiting: 1, stopped: 'signed out' })).toEqual(['لم تُرسل فاتورة واحدة: سجّل الدخول لإرسالها']);
  expect(told({ waiting: 1, stopped: 'till' })[0]).toContain('لا يعرف نقطة البيع');
  expect(told({ stopped: 'till' })[0]).toContain('لا يعرف نقطة البيع');
  expect(told({ refused: 1 })).toEqual(['لم يقبل الخادم فاتورة واحدة']);
});
