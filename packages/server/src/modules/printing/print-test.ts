import { formatDateTime, type Printer, type PrintJob } from '@turoos/contract';
import { rollText, type RollBlock } from '@turoos/pdf/roll';
import type { PrintContent } from '../../db/column-types';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { readSettings } from '../../kernel/settings';
import { readPrinter } from './printers.queries';
import { queueJob } from './queue-job';

const testCode = 'TUROOS-12345';

const pair = (name: string, value: string): RollBlock => ({
  kind: 'pair',
  name: { text: name },
  values: [rollText(value)],
});

const testRoll = (printer: Printer, store: string, user: string): RollBlock[] => [
  { kind: 'logo' },
  { kind: 'heading', text: store, large: true },
  { kind: 'heading', text: 'صفحة تجربة' },
  { kind: 'rule' },
  pair('الطابعة', printer.name),
  pair('العنوان', printer.address),
  pair('طلبها', user),
  pair('الوقت', formatDateTime(new Date())),
  { kind: 'rule' },
  { kind: 'text', text: 'فلتر زيت كورولا 1998-2004 أصلي، لا لَبس في الحروف المتصلة: شركة الأمل للتجارة' },
  pair('الإجمالي', '1,947,000 ر.ي'),
  { kind: 'code', code: testCode },
  { kind: 'square', code: testCode },
  {
    kind: 'text',
    text: 'إن قرأت هذه السطور متصلة من اليمين، وقرأ الماسح الرمزين، فالطابعة جاهزة',
    boxed: true,
  },
];

const contentFor = (printer: Printer, store: string, user: string): PrintContent =>
  printer.kind === 'label'
    ? {
        labels: [
          {
            label: {
              name: `تجربة ${printer.name}`,
              code: testCode,
              partNumber: testCode,
              price: '$12.50',
              unit: '',
            },
            copies: 1,
          },
        ],
      }
    : { roll: testRoll(printer, store, user) };

/** Queues a page that shows whether a printer is set up right; it opens the drawer, if there is one. */
export async function printTest(tx: Tx, user: Actor, id: string): Promise<PrintJob> {
  const printer = await readPrinter(tx, user, id);
  const { name } = await readSettings(tx, 'store');
  return queueJob(tx, user, {
    printer: { id, name: printer.name, opensDrawer: printer.opensDrawer },
    paper: 'test',
    title: `صفحة تجربة ${printer.name}`,
    content: contentFor(printer, name, user.name),
    kick: printer.opensDrawer,
  });
}
