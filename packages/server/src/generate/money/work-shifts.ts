import { must, quoted, rialsPer } from '@turoos/contract';
import { happens } from '../trade/chance';
import { moveMoney, spend, usual, worthAt, type Cash } from './move-money';
import type { Drawer } from './read-places';
import { newShift, type Shift } from './shift';

/** What stays in a drawer over night, and how a drop is rounded; rials. */
const float = 50_000;
const bundle = 1000;

const small = [
  { category: 'نقل', note: 'أجرة حمّال' },
  { category: 'ضيافة', note: 'قات وشاي للضيوف' },
  { category: 'نقل', note: 'توصيل قطع إلى الفرزة' },
  { category: 'صيانة', note: 'تصليح المكيف' },
  { category: 'أخرى', note: 'أكياس وقرطاسية' },
] as const;
const reasons = ['باقٍ صُرف زائداً لعميل', 'خطأ في العدّ', 'أجرة لم تُسجل', 'كسور من الصرف'] as const;

/** Opens a shift with what lies in the drawer; the first one of a drawer begins with a float. */
export function openShift(cash: Cash, drawer: Drawer, at: number, userId: string | null): Shift {
  const { purse, currencies } = cash.places;
  const first = usual(cash, at, float);
  const cents = worthAt(cash, at, first);
  const isFirst = drawer.lastZ === 0 && cents !== undefined && purse.held(drawer.id, first.currency) === 0;
  const there = (currency: string) =>
    purse.held(drawer.id, currency) + (isFirst && currency === first.currency ? first.units : 0);
  const floats = [...currencies.keys()].map((currency) => ({
    currency,
    amount: there(currency),
    ...(!isFirst && { difference: 0 }),
  }));
  const shift = newShift(drawer, at, floats);
  const rates = cash.shop.ratesAt(at);
  if (isFirst)
    cash.post({
      at,
      kind: 'opening',
      figures: { value: cents },
      money: [
        {
          ...first,
          placeId: drawer.id,
          shift,
          kind: 'float',
          cents,
          toYer: rialsPer(first.currency, rates) ?? null,
          method: 'cash',
        },
      ],
      rate: rates.usdToYer,
      source: { type: 'shift', id: shift.id },
      userId,
    });
  return shift;
}

/** Pays small expenses, drops the day's money to the safe, counts what is left and writes the Z report. */
export function closeShift(cash: Cash, shift: Shift, at: number): void {
  const { places, roll, rows } = cash;
  const { drawer } = shift;
  const [userId = null] = shift.people;
  const held = (currency: string) => places.purse.held(drawer.id, currency);
  if (happens(roll, 300)) {
    const cost = must(small[roll(small.length)]);
    spend(cash, { ...cost, at, rials: 500 * (2 + roll(14)), from: drawer.id, shift, userId });
  }
  for (const currency of places.currencies.keys()) {
    const stays = usual(cash, at, float);
    const over = held(currency) - (currency === stays.currency ? stays.units : 0);
    moveMoney(cash, {
      at,
      currency,
      units: Math.max(0, currency === quoted ? Math.floor(over / bundle) * bundle : over),
      from: drawer.id,
      to: places.safe,
      shift,
      note: 'توريد نهاية اليوم',
      userId,
    });
  }
  const isRated = cash.shop.ratesAt(at).usdToYer !== null;
  const off = isRated && happens(roll, 40) ? 50 * (roll(21) - 14) : 0;
  const counted = (currency: string) =>
    currency === quoted ? Math.max(0, held(currency) + off) : held(currency);
  const counts = [...places.currencies.keys()].map((currency) => ({
    currency,
    expected: held(currency),
    counted: counted(currency),
  }));
  const difference = counted(quoted) - held(quoted);
  const reason = difference === 0 ? '' : must(reasons[roll(reasons.length)]);
  const zNumber = ++drawer.lastZ;
  rows.shifts.push({
    id: shift.id,
    drawerId: drawer.id,
    userId,
    people: shift.people,
    openedAt: shift.openedAt,
    closedAt: at,
    floats: shift.floats,
    zNumber,
    counts,
    figures: shift.figures,
    reason,
  });
  bookDifference(cash, shift, { at, units: difference, reason, zNumber, userId });
}

interface Difference {
  at: number;
  units: number;
  reason: string;
  zNumber: number;
  userId: string | null;
}

function bookDifference(cash: Cash, shift: Shift, { at, units, reason, zNumber, userId }: Difference): void {
  const cents = worthAt(cash, at, { currency: quoted, units });
  if (units === 0 || cents === undefined) return;
  const rates = cash.shop.ratesAt(at);
  cash.post({
    at,
    kind: 'cashDifference',
    figures: { short: -cents },
    money: [
      {
        placeId: shift.drawer.id,
        shift,
        kind: 'difference',
        currency: quoted,
        units,
        cents,
        toYer: rialsPer(quoted, rates) ?? null,
        method: 'cash',
      },
    ],
    rate: rates.usdToYer,
    source: { type: 'shift', id: shift.id, number: `Z-${zNumber}` },
    note: reason,
    userId,
  });
}
