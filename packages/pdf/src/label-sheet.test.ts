import { piece } from '@turoos/contract';
import { expect, it } from 'vitest';
import { labelSheet } from './label-sheet';

const part = {
  name: 'باب أمامي',
  barcode: 'U0001-002',
  partNumber: 'U0001-002',
  sellingPrice: 4500,
  unit: piece,
  condition: '',
  placeNote: '',
};

it('a label begins with the condition of a used piece and the side that the name does not say', () => {
  expect(labelSheet({ ...part, condition: 'جيد' }).name).toBe('جيد · باب أمامي');
  expect(labelSheet({ ...part, condition: 'excellent' }).name).toBe('باب أمامي');
  expect(labelSheet({ ...part, condition: 'جيد', placeNote: 'يمين' }).name).toBe('جيد · يمين · باب أمامي');
  expect(labelSheet(part)).toMatchObject({ name: 'باب أمامي', code: 'U0001-002' });
});
