import type { z } from 'zod';
import { counted } from './counted';
import { letterNoun } from './nouns';

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

/** Returns the Arabic message for any validation issue, used when a schema has no message of its own. */
export function arabicIssue(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? 'هذا الحقل مطلوب'
        : wrongType(issue.expected);
    case 'too_small':
      if (issue.origin === 'string' || issue.origin === 'array' || issue.origin === 'set')
        return Number(issue.minimum) <= 1 ? 'هذا الحقل مطلوب' : `أقل طول مسموح ${issue.minimum}`;
      return issue.inclusive
        ? `يجب ألا تقل القيمة عن ${issue.minimum}`
        : `يجب أن تكون القيمة أكبر من ${issue.minimum}`;
    case 'too_big':
      if (issue.origin === 'string') return `أطول نص مسموح ${counted(Number(issue.maximum), letterNoun)}`;
      if (issue.origin === 'array' || issue.origin === 'set') return `أكبر عدد مسموح ${issue.maximum}`;
      return issue.inclusive
        ? `يجب ألا تزيد القيمة على ${issue.maximum}`
        : `يجب أن تكون القيمة أصغر من ${issue.maximum}`;
    case 'invalid_format':
      return formats[issue.format] ?? 'صيغة هذا الحقل غير صحيحة';
    case 'invalid_value':
      return 'القيمة المختارة غير معروفة';
    case 'unrecognized_keys':
      return `حقل غير معروف: ${someNames(issue.keys)}`;
    case 'not_multiple_of':
      return `يجب أن تكون القيمة من مضاعفات ${issue.divisor}`;
    default:
      return 'قيمة هذا الحقل غير صحيحة';
  }
}

export const unknownParameters = (names: readonly string[]): string =>
  `مُعامل غير معروف في العنوان: ${someNames(names)}`;

/** Lists names that a client sent, shortened, so that a message cannot grow to any length. */
const someNames = (names: readonly string[]): string => names.slice(0, 5).map(shortened).join('، ');
const shortened = (name: string) => (name.length > 60 ? `${name.slice(0, 60)}…` : name);

const formats: Record<string, string> = {
  email: 'البريد الإلكتروني غير صحيح',
  uuid: 'المعرف غير صحيح',
  date: 'التاريخ غير صحيح',
  datetime: 'التاريخ غير صحيح',
};

function wrongType(expected: string): string {
  if (expected === 'number' || expected === 'int') return 'يجب إدخال رقم صحيح';
  if (expected === 'string') return 'يجب إدخال نص';
  if (expected === 'boolean') return 'يجب اختيار نعم أو لا';
  if (expected === 'array') return 'يجب إرسال قائمة';
  return 'قيمة هذا الحقل غير صحيحة';
}

export interface FieldIssue {
  path: string;
  message: string;
}

/** Flattens a validation error to field paths and messages, for a form or a response. */
export const fieldIssues = (error: z.core.$ZodError): FieldIssue[] =>
  error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
