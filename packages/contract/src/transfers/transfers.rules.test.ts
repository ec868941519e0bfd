import { expect, it } from 'vitest';
import { adenDay } from '../kernel/time';
import { piece } from '../units/units.schema';
import { deliveryProblem, missingProblem, receivedProblem } from './transfers.rules';
import { transferTexts } from './transfers.schema';

it('a day of delivery has not passed, unless it was given before', () => {
  expect(deliveryProblem('', null)).toBeUndefined();
  expect(deliveryProblem(adenDay(), null)).toBeUndefined();
  expect(deliveryProblem('2020-01-01', null)).toBe(transferTexts.deliveryPast);
  expect(deliveryProblem('2020-01-01', '2020-01-01')).toBeUndefined();
});

it('no more is received than was sent', () => {
  const line = { productName: 'فلتر', quantity: 3, unit: piece };
  expect(receivedProblem(line, 3)).toBeUndefined();
  expect(receivedProblem(line, 4)).toBe(transferTexts.receivedTooMuch('فلتر', '4', '3'));
});

it('what is missing needs a reason', () => {
  const lines = [
    { quantity: 3, received: 3 },
    { quantity: 2, received: 1 },
  ];
  expect(missingProblem(lines, ' ')).toBe(transferTexts.missingReason);
  expect(missingProblem(lines, 'انكسرت')).toBeUndefined();
  expect(missingProblem(lines.slice(0, 1), '')).toBeUndefined();
});
