import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { line, optionalText } from './text';
import { arabicIssue, fieldIssues } from './validation';

const Form = z.strictObject({
  name: line('الاسم مطلوب'),
  notes: optionalText(10),
  quantity: z.int().min(1).max(100),
  kind: z.enum(['new', 'used']),
  email: z.email().optional(),
  when: z.iso.date().optional(),
  items: z.array(z.string()).min(1).max(2),
});
const good = { name: 'فلتر', quantity: 1, kind: 'new', items: ['a'] };

const messageFor = (changes: object) => {
  const parsed = Form.safeParse({ ...good, ...changes }, { error: arabicIssue });
  return parsed.success ? undefined : fieldIssues(parsed.error)[0];
};

describe('messages about invalid values', () => {
  it.each([
    [{ name: '   ' }, 'name', 'الاسم مطلوب'],
    [{ quantity: 0 }, 'quantity', 'يجب ألا تقل القيمة عن 1'],
    [{ quantity: 101 }, 'quantity', 'يجب ألا تزيد القيمة على 100'],
    [{ quantity: '5' }, 'quantity', 'يجب إدخال رقم صحيح'],
    [{ quantity: undefined }, 'quantity', 'هذا الحقل مطلوب'],
    [{ kind: 'stolen' }, 'kind', 'القيمة المختارة غير معروفة'],
    [{ email: 'nobody' }, 'email', 'البريد الإلكتروني غير صحيح'],
    [{ when: '2026-13-01' }, 'when', 'التاريخ غير صحيح'],
    [{ items: [] }, 'items', 'هذا الحقل مطلوب'],
    [{ items: ['a', 'b', 'c'] }, 'items', 'أكبر عدد مسموح 2'],
    [{ items: [1] }, 'items.0', 'يجب إدخال نص'],
    [{ notes: 'x'.repeat(11) }, 'notes', 'أطول نص مسموح 10 أحرف'],
    [{ extra: 1 }, '', 'حقل غير معروف: extra'],
    [{ ['x'.repeat(5000)]: 1 }, '', `حقل غير معروف: ${'x'.repeat(60)}…`],
  ])('%j', (changes, path, message) => expect(messageFor(changes)).toEqual({ path, message }));

  it('are absent for a valid value', () => expect(messageFor({})).toBeUndefined());
});
