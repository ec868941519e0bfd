import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailHtml } from './mail-html.rules';

describe('a mail as HTML', () => {
  it('contains no tags but our own, whatever the text', () =>
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', 'a', ' ', 'http://x.ye/', '\n') }),
        (text) => {
          const inside =
            mailHtml(text, 'https://shop.ye/"><script>').match(/<div dir="rtl">([\s\S]*)<\/div>/)?.[1] ?? '';
          expect(inside.replace(/<a href="[^"<>]*" dir="ltr">|<\/a>|<br>/g, '')).not.toMatch(/[<>"']/);
        },
      ),
    ));

  it.each([
    ['زوروا https://shop.ye/a، اليوم', 'https://shop.ye/a'],
    ['(https://shop.ye/a?x=1&y=2).', 'https://shop.ye/a?x=1&amp;y=2'],
  ])('makes %s a link', (text, href) => expect(mailHtml(text)).toContain(`<a href="${href}" dir="ltr">`));

  it('contains a tracking pixel only when one is passed in', () => {
    expect(mailHtml('أهلاً')).not.toContain('<img');
    expect(mailHtml('أهلاً', 'https://shop.ye/p')).toContain(
      '<img src="https://shop.ye/p" width="1" height="1"',
    );
  });
});
