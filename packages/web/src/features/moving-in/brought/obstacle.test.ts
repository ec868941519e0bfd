import type { BringingDetail } from '@turoos/contract';
import { expect, it } from 'vitest';
import { obstacle } from './use-take-back';

const bringing: BringingDetail = {
  _id: 'b',
  fileName: 'العملاء.xlsx',
  status: 'brought',
  sheets: [],
  by: 'علي',
  at: new Date(),
  takenBackBy: '',
  takenBackAt: null,
  builtOn: [],
};

it('a bringing is taken back once, and only while nothing was built on it', () => {
  expect(obstacle(bringing)).toBeUndefined();
  expect(obstacle({ ...bringing, status: 'takenBack' })).toBe('تم التراجع عنه من قبل');
  expect(obstacle({ ...bringing, builtOn: [{ text: 'فواتير مبيعات', count: 2 }] })).toBe(
    'بُنيت عليه عمليات بعد النقل',
  );
});
