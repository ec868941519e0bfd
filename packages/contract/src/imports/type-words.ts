import { fold } from '../kernel/fold';

const types = new Map<string, 'new' | 'used'>([
  ...['new', 'جديد', 'جديدة'].map((word) => [fold(word), 'new'] as const),
  ...['used', 'مستعمل', 'مستعملة', 'مستخدم', 'مستخدمة'].map((word) => [fold(word), 'used'] as const),
]);

/** Returns whether parts of this type are new or used. */
export const partTypeCalled = (text: string): 'new' | 'used' | undefined => types.get(fold(text));
