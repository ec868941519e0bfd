const browsers: readonly [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/Android/, 'أندرويد'],
  [/iPhone|iPad/, 'آيفون أو آيباد'],
  [/Windows/, 'ويندوز'],
  [/Mac OS/, 'ماك'],
  [/Linux/, 'لينكس'],
];

const find = (names: readonly [RegExp, string][], text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/** Returns a readable name of a user agent: 'Chrome على ويندوز'. */
export function deviceName(userAgent: string | null): string {
  const text = userAgent ?? '';
  const browser = find(browsers, text);
  const system = find(systems, text);
  if (browser && system) return `${browser} على ${system}`;
  return browser ?? system ?? 'جهاز غير معروف';
}
