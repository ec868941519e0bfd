import { describe, expect, it } from 'vitest';
import { wrapText } from './wrap-text';

const wrap = (text: string, width: number, most?: number) =>
  wrapText(text, width, (part) => part.length, most);

describe('text broken into lines', () => {
  it('breaks only between words, and adds nothing', () => {
    expect(wrap('كورولا 1998-2004 أصلي', 10)).toEqual(['كورولا', '1998-2004', 'أصلي']);
    expect(wrap('كورولا 1998-2004 أصلي', 16)).toEqual(['كورولا 1998-2004', 'أصلي']);
    expect(wrap('كورولا', 10)).toEqual(['كورولا']);
    expect(wrap('', 10)).toEqual(['']);
  });

  it('keeps its own line breaks', () => {
    expect(wrap('أولاً\n\nثانياً', 10)).toEqual(['أولاً', '', 'ثانياً']);
  });

  it('breaks a number that is too long for a line at its punctuation, else anywhere', () => {
    expect(wrap('رقم 04465-0K240-LONG/SL', 12)).toEqual(['رقم', '04465-0K240-', 'LONG/SL']);
    expect(wrap('ABCDEFGH', 3)).toEqual(['ABC', 'DEF', 'GH']);
  });

  it('ends with a mark where it was cut', () => {
    expect(wrap('فلتر زيت كورولا أصلي', 9, 2)).toEqual(['فلتر زيت', 'كورولا…']);
    expect(wrap('فلتر زيت كورولا', 9, 2)).toEqual(['فلتر زيت', 'كورولا']);
  });
});
