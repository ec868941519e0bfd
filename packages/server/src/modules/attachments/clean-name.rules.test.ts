import { describe, expect, it } from 'vitest';
import { cleanName, renamed } from './clean-name.rules';

describe('a file name', () => {
  it.each([
    ['فاتورة المورّد رقم ١٢.pdf', 'فاتورة المورّد رقم ١٢.pdf'],
    ['../../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\Users\\ali\\صورة.jpg', 'صورة.jpg'],
    ['..\\..\\a.png', 'a.png'],
    ['a\0.php\n.png', 'a.php .png'],
    ['gnp.\u202Eexe.png', 'gnp.exe.png'],
    ['a<b>"c"|?.png', 'a_b__c___.png'],
    ['a.png. . ', 'a.png'],
    ['  صورة   القطعة .jpg', 'صورة القطعة .jpg'],
    ['\uD800a.png', 'a.png'],
  ])('%j is stored as %j', (given, kept) => expect(cleanName(given)).toBe(kept));

  it('keeps its extension when it is too long', () => {
    const name = cleanName(`${'ص'.repeat(400)}.jpg`);
    expect(name).toHaveLength(150);
    expect(name.endsWith('ص.jpg')).toBe(true);
    expect(cleanName(`a.${'b'.repeat(400)}`)).toHaveLength(150);
  });

  it.each([
    ['a.jpg', 'واجهة المحل', 'واجهة المحل.jpg'],
    ['a.jpg', 'b.JPG', 'b.JPG'],
    ['a.jpg', 'b.exe', 'b.exe.jpg'],
    ['a.jpg', '../b.png', 'b.png.jpg'],
  ])('%s renamed to %s becomes %s', (before, input, after) => expect(renamed(before, input)).toBe(after));
});
