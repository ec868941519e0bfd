import { ltr, moneyText, type LateCash } from '@turoos/contract';
import { expect, it } from 'vitest';
import { bookedText, lateCashLines, takenOffText } from './late-cash-words';

const money = { currency: 'YER', amount: 11_350 };
const late: LateCash = {
  shift: { _id: 's', drawer: 'الصندوق الرئيسي', zNumber: 366, closedAt: new Date('2026-11-17T16:10:00Z') },
  booked: [{ account: { _id: 'v', name: 'الخزنة' }, ...money }],
  found: [money],
  blocked: null,
};

it('names the shift, its Z, where the cash is booked and what the count found', () => {
  const [shift, booked, found] = lateCashLines(late);
  expect(shift).toContain('الصندوق الرئيسي');
  expect(shift).toContain(ltr('Z-366'));
  expect(booked).toBe(`نقوده مسجلة خارجها: ${moneyText(money)} في الخزنة`);
  expect(found).toBe(`وجد عدّ ${ltr('Z-366')}: زيادة ${moneyText(money)}`);
  expect(takenOffText(late)).toContain(bookedText(late));
});

it('says that nothing is left of the difference, and nothing about cash that is not booked elsewhere', () => {
  expect(lateCashLines({ ...late, booked: [], found: [] }).slice(1)).toEqual([
    `لم يبق في عدّ ${ltr('Z-366')} فرق`,
  ]);
  const short = { currency: 'USD', amount: -5 };
  expect(lateCashLines({ ...late, found: [short] })[2]).toContain(
    `عجز ${moneyText({ ...short, amount: 5 })}`,
  );
});
