import { expect, it } from 'vitest';
import { parseMarkdown, plainText, runsOf, sentencesOf } from './markdown';

it('reads headings, paragraphs over several lines, and lists whose items go on', () => {
  const source = `# العنوان

سطر أول
وتكملته.

## صباحاً

1. افتح الوردية
   واكتب.
2. بع.
- واحد
- اثنان`;
  expect(parseMarkdown(source)).toEqual([
    { kind: 'heading', level: 1, text: 'العنوان' },
    { kind: 'text', text: 'سطر أول وتكملته.' },
    { kind: 'heading', level: 2, text: 'صباحاً' },
    { kind: 'list', ordered: true, items: ['افتح الوردية واكتب.', 'بع.'] },
    { kind: 'list', ordered: false, items: ['واحد', 'اثنان'] },
  ]);
});

it('reads tables without the line under their head', () => {
  expect(parseMarkdown('| المفتاح | العمل |\n| --- | --- |\n| F2 | بيع |')).toEqual([
    { kind: 'table', head: ['المفتاح', 'العمل'], rows: [['F2', 'بيع']] },
  ]);
});

it('marks strong words, keys and links to chapters', () => {
  expect(runsOf('اضغط `F1` أو **هنا**، وانظر [البيع](البيع.md)')).toEqual([
    { text: 'اضغط ', as: 'plain' },
    { text: 'F1', as: 'code' },
    { text: ' أو ', as: 'plain' },
    { text: 'هنا', as: 'strong' },
    { text: '، وانظر ', as: 'plain' },
    { text: 'البيع', as: 'link', to: 'البيع' },
  ]);
  expect(plainText({ kind: 'list', ordered: false, items: ['**أ**', '`ب`'] })).toBe('أ ب');
});

it('reads a picture with what it shows', () => {
  expect(parseMarkdown('نص\n\n![شاشة البيع](pictures/counter.webp)')).toEqual([
    { kind: 'text', text: 'نص' },
    { kind: 'picture', file: 'counter.webp', text: 'شاشة البيع' },
  ]);
});

it('splits a block into sentences, and a table into rows', () => {
  expect(sentencesOf({ kind: 'text', text: 'افتح **الوردية**. هل عددت؟ بع.' })).toEqual([
    'افتح الوردية.',
    'هل عددت؟',
    'بع.',
  ]);
  expect(sentencesOf({ kind: 'table', head: ['المفتاح', 'العمل'], rows: [['F2', 'بيع']] })).toEqual([
    'المفتاح · العمل',
    'F2 · بيع',
  ]);
});
