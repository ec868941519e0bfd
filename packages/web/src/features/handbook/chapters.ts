import { parseMarkdown, type Block } from './markdown';

const files = import.meta.glob<string>('../../../../../docs/handbook/*.md', {
  query: '?raw',
  import: 'default',
});

/** The chapters by who needs them, in the order of reading; chapters not named here follow in the last group. */
export const groups: readonly { title: string; chapters: readonly string[] }[] = [
  { title: 'للجميع', chapters: ['البداية', 'القوائم'] },
  {
    title: 'للبائع',
    chapters: [
      'البيع',
      'البحث-عن-القطع',
      'المسح',
      'عند-انقطاع-الشبكة',
      'الصندوق-اليومي',
      'العملاء-والديون',
      'الطباعة',
    ],
  },
  {
    title: 'للمستودع والمشتريات',
    chapters: [
      'المنتجات',
      'المخزون',
      'الجرد-والتسويات-والتحويلات',
      'المشتريات-والموردون',
      'ما-يلزم-طلبه',
      'الاستلام',
      'تفكيك-السيارات',
    ],
  },
  { title: 'للمحاسب والمدير', chapters: ['التقارير', 'المحاسبة', 'التسويق-والرسائل'] },
  {
    title: 'لصاحب المتجر',
    chapters: [
      'اليوم-الأول',
      'نقل-بيانات-المتجر',
      'الاستيراد',
      'المستخدمون-والصلاحيات',
      'الإعدادات-والنسخ-الاحتياطي',
      'الأجهزة-الأخرى',
      'نقاط-البيع-والبيع-عند-انقطاع-الخادم',
      'الربط-مع-البرامج-الأخرى',
    ],
  },
];

const order = groups.flatMap(({ chapters }) => chapters);

export interface Chapter {
  /** The name of its file. */
  name: string;
  title: string;
  /** Who needs it. */
  group: string;
  blocks: readonly Block[];
}

const nameOf = (path: string) => path.replace(/^.*\//, '').replace(/\.md$/, '').normalize('NFC');
const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
const groupOf = (name: string) =>
  (groups.find(({ chapters }) => chapters.includes(name)) ?? groups.at(-1))?.title ?? '';

/** Loads all chapters, in their order; they come with the app and need no connection to the internet. */
export async function loadChapters(): Promise<Chapter[]> {
  const loaded = Object.entries(files).map(async ([path, load]) => {
    const name = nameOf(path);
    const title = name.replaceAll('-', ' ');
    return { name, title, group: groupOf(name), blocks: parseMarkdown(await load()) };
  });
  return (await Promise.all(loaded)).toSorted((a, b) => place(a.name) - place(b.name));
}

/** The query by which all who read the handbook share its chapters. */
export const handbookQuery = { queryKey: ['handbook'], queryFn: loadChapters, staleTime: Infinity };
