import { expect, it } from 'vitest';
import { askedFor } from './asked-for';

it.each([
  ['بكم فلتر زيت كورولا؟', 'فلتر زيت كورولا', 'part'],
  ['كم سعر فحمات', 'فحمات', 'part'],
  ['سعر 90915-YZZD2 ؟', '90915-YZZD2', 'part'],
  ['موجود دينمو', 'دينمو', 'part'],
  ['هل يوجد رديتر?', 'رديتر', 'part'],
  ['عندك كشاف', 'كشاف', 'part'],
  ['فلتر هواء موجود؟', 'فلتر هواء', 'part'],
  ['فلتر هواء بكم', 'فلتر هواء', 'part'],
  ['كم على القدسي', 'القدسي', 'account'],
  ['كم عليه سمير القدسي؟', 'سمير القدسي', 'account'],
  ['كم لـ القدسي', 'القدسي', 'account'],
  ['كم للقدسي', 'القدسي', 'account'],
  ['كم علي', 'علي', 'account'],
  ['رصيد سمير', 'سمير', 'account'],
  ['حساب أحمد علي', 'أحمد علي', 'account'],
  ['قبض القدسي', 'القدسي', 'payment'],
  ['قبض من القدسي', 'القدسي', 'payment'],
  ['فاتوره 113', '113', 'document'],
] as const)('%s asks for %s', (text, subject, about) => expect(askedFor(text)).toEqual({ subject, about }));

it.each(['قبض', 'فاتورة', 'بكم', 'موجود', 'كم', 'كمبروسر مكيف', 'حساس أكسجين', 'INV-1'])(
  'leaves %s alone',
  (text) => expect(askedFor(text)).toEqual({ subject: text, about: undefined }),
);

it('reads nothing out of nothing', () => expect(askedFor(' ؟ ')).toEqual({ subject: '', about: undefined }));
