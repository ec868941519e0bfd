import { counted } from '../kernel/counted';
import { fold } from '../kernel/fold';
import { nouns } from '../kernel/nouns';

export const shortestPassword = 8;
export const longestPassword = 200;

export const passwordTexts = {
  short: `كلمة المرور ${counted(shortestPassword, nouns.letter)} على الأقل`,
  long: `كلمة المرور ${counted(longestPassword, nouns.letter)} على الأكثر`,
  easy: 'كلمة المرور سهلة التخمين: امزج بين الحروف والأرقام ولا تكرر الحرف نفسه',
  username: 'كلمة المرور لا تكون اسم المستخدم نفسه',
  reused: 'استُخدمت كلمة المرور هذه من قبل، اختر كلمة مرور جديدة',
  currentRequired: 'أدخل كلمة المرور الحالية',
  wrongCurrent: 'كلمة المرور الحالية غير صحيحة',
} as const;

const fewestDifferent = 4;
const everyones = new Set(['password', 'passw0rd', 'qwertyui', 'qwertyuiop', 'asdfghjkl', 'abcdefgh']);

export const isUsername = (password: string, username: string): boolean =>
  username !== '' && fold(password) === fold(username);

/**
 * Returns why a password is too weak; undefined when it is acceptable. Length counts more than special
 * characters.
 */
export function weaknessOf(password: string, username = ''): string | undefined {
  if (password.length < shortestPassword) return passwordTexts.short;
  if (password.length > longestPassword) return passwordTexts.long;
  if (isUsername(password, username)) return passwordTexts.username;
  const onlyDigits = /^\p{Nd}+$/u.test(password);
  const easy = onlyDigits || new Set(password).size < fewestDifferent || everyones.has(fold(password));
  return easy ? passwordTexts.easy : undefined;
}
