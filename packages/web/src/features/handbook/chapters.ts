import { fold } from '@turoos/contract';
import { parseMarkdown, plainText, type Block } from './markdown';

const files = import.meta.glob<string>('../../../../../docs/handbook/*.md', {
  query: '?raw',
  import: 'default',
});

/** The order in which somebody new reads them; further chapters follow. */
const order = [
  'البداية',
  'البيع',
  'عند-انقطاع-الشبكة',
  'نقاط-البيع-والبيع-عند-انقطاع-الخادم',
  'المسح',
  'الصندوق-اليومي',
  'العملاء-والديون',
  'المنتجات',
  'المخزون',
  'الجرد-والتسويات-والتحويلات',
  'المشتريات-والموردون',
  'الاستلام',
  'القوائم',
  'الطباعة',
  'التقارير',
  'المحاسبة',
  'التسويق-والرسائل',
  'الاستيراد',
  'المستخدمون-والصلاحيات',
  'الإعدادات-والنسخ-الاحتياطي',
  'الأجهزة-الأخرى',
];

export interface Chapter {
  /** The name of its file. */
  name: string;
  title: string;
  blocks: readonly Block[];
}

const nameOf = (path: string) => path.replace(/^.*\//, '').replace(/\.md$/, '');
const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);

/** Loads all chapters, in their order; they come with the app and need no connection to the internet. */
export async function loadChapters(): Promise<Chapter[]> {
  const loaded = Object.entries(files).map(async ([path, load]) => {
    const name = nameOf(path);
    return { name, title: name.replaceAll('-', ' '), blocks: parseMarkdown(await load()) };
  });
  return (await Promise.all(loaded)).toSorted((a, b) => place(a.name) - place(b.name));
}

export interface Passage {
  chapter: Chapter;
  /** The heading above it, and its place among the blocks. */
  heading: string;
  index: number;
  text: string;
}

const mostPassages = 20;

/** Finds the blocks that contain every word, in any spelling. */
export function findPassages(chapters: readonly Chapter[], typed: string): Passage[] {
  const words = fold(typed).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const found = chapters.flatMap((chapter) =>
    chapter.blocks.flatMap((block, index): Passage[] => {
      const text = plainText(block);
      const heading = headingAbove(chapter.blocks, index);
      const all = fold(`${chapter.title} ${heading} ${text}`);
      const isHere = words.some((word) => fold(text).includes(word));
      return isHere && words.every((word) => all.includes(word)) ? [{ chapter, heading, index, text }] : [];
    }),
  );
  return found.slice(0, mostPassages);
}

function headingAbove(blocks: readonly Block[], index: number): string {
  const above = blocks.slice(0, index + 1).findLast((block) => block.kind === 'heading' && block.level > 1);
  return above ? plainText(above) : '';
}
