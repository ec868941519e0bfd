import { splitTexts } from '@turoos/contract';
import { expect, it } from 'vitest';
import { asPlan, blankPiece, planForm, sharesOf } from './plan-form';

const pieces = [
  { ...blankPiece, name: 'باب', expected: 600, cost: 100 },
  { ...blankPiece, name: 'شمعة', expected: 200, cost: 50 },
];

it('shows how the cost will be split, and sends costs only when they were entered by hand', () => {
  expect(sharesOf({ splitBy: 'value', pieces }, 1000)).toEqual([750, 250]);
  expect(sharesOf({ splitBy: 'hand', pieces }, 1000)).toEqual([100, 50]);
  const valid = (splitBy: 'value' | 'hand') => planForm(150).parse({ splitBy, pieces });
  expect(asPlan(valid('value'), 3).pieces[0]).not.toHaveProperty('cost');
  expect(asPlan(valid('hand'), 3)).toMatchObject({ version: 3, pieces: [{ cost: 100 }, { cost: 50 }] });
});

it('says by how much costs entered by hand are wrong', () => {
  const { error } = planForm(200).safeParse({ splitBy: 'hand', pieces });
  expect(error?.issues[0]).toMatchObject({ path: ['splitBy'], message: splitTexts.wrongSum(150, 200) });
  expect(planForm(200).safeParse({ splitBy: 'value', pieces }).success).toBe(true);
});
