import { z } from 'zod';
import { counted } from '../kernel/counted';
import { keysOf } from '../kernel/keys-of';
import { Named } from '../kernel/named';
import { nouns } from '../kernel/nouns';
import { Id, line } from '../kernel/text';
import { Instant } from '../kernel/time';
import { printerAddress } from './printer-address';
import { printedPapers, printerKinds, printJobStatus } from './printing.status';

export const printingTexts = {
  nameRequired: 'اسم الطابعة مطلوب',
  nameTaken: 'توجد طابعة بهذا الاسم',
  address: 'اكتب عنوان الطابعة على الشبكة مثل 192.168.1.50، أو مسارها على جهاز الخادم',
  addressRefused: 'لا يُسمح بهذا العنوان: الطابعات في الشبكة المحلية وحدها، وعلى منافذ الطباعة',
  pathRefused: 'هذا المسار ليس طابعة على جهاز الخادم',
  labelSize: 'عرض الملصق من 20 إلى 110 مم، وارتفاعه من 10 إلى 200 مم',
  notFound: 'الطابعة غير موجودة',
  drawerUnknown: 'الصندوق غير موجود',
  noReceiptPrinter: 'لا توجد طابعة إيصالات، أضفها من الإعدادات',
  noLabelPrinter: 'لا توجد طابعة ملصقات، أضفها من الإعدادات',
  wrongKind: 'هذه الطابعة لا تطبع هذا النوع من الورق',
  inactive: 'الطابعة غير نشطة',
  jobNotFound: 'الطباعة غير موجودة',
  queueFull: 'قائمة الطابعة ممتلئة، أفرغها أولاً',
  queueFullOfOwn: 'لك في قائمة هذه الطابعة طباعات كثيرة لم تُطبع، ألغِ بعضها أولاً',
  noAnswer: 'الطابعة لا تجيب، تحقق من الكهرباء والشبكة',
  stalled: 'توقفت الطابعة عن الاستلام، تحقق من الورق والغطاء',
  torn: 'انقطع الاتصال بالطابعة قبل اكتمال الطباعة',
  noPaper: 'لا يوجد ورق في الطابعة',
  coverOpen: 'غطاء الطابعة مفتوح',
  faulty: 'في الطابعة عطل، أطفئها ثم شغّلها',
  interrupted: 'توقف الخادم أثناء الطباعة',
  tooOld: 'مضى وقت على طلبها، فلم تُطبع من نفسها',
  undrawable: 'تعذّر رسم الورقة',
} as const;

/** Millimetres. */
const Width = z
  .number(printingTexts.labelSize)
  .min(20, printingTexts.labelSize)
  .max(110, printingTexts.labelSize);
const Height = z
  .number(printingTexts.labelSize)
  .min(10, printingTexts.labelSize)
  .max(200, printingTexts.labelSize);

export const PrinterInput = z.strictObject({
  name: line(printingTexts.nameRequired, 60),
  kind: z.enum(keysOf(printerKinds)),
  address: line(printingTexts.address, 300).refine(
    (typed) => printerAddress(typed) !== undefined,
    printingTexts.address,
  ),
  /** The size of a label; receipts ignore it. */
  labelWidth: Width.default(50),
  labelHeight: Height.default(30),
  /** Cuts the paper after a receipt. */
  cuts: z.boolean().default(true),
  /** A money drawer is connected to it, which it opens after a cash sale. */
  opensDrawer: z.boolean().default(false),
  /** Prints for everybody who has no printer of their own. */
  isDefault: z.boolean().default(false),
  /** The drawers whose shifts print here. */
  drawers: z.array(Id).max(100).default([]),
  isActive: z.boolean().default(true),
  version: z.int().optional(),
});
export type PrinterInput = z.output<typeof PrinterInput>;

export const Printer = z.object({
  _id: Id,
  name: z.string(),
  kind: z.enum(keysOf(printerKinds)),
  /** Empty for those who may not read the settings. */
  address: z.string(),
  labelWidth: z.number(),
  labelHeight: z.number(),
  cuts: z.boolean(),
  opensDrawer: z.boolean(),
  isDefault: z.boolean(),
  drawers: z.array(Id),
  isActive: z.boolean(),
  /** Jobs that are not printed yet, and what is wrong with the printer; empty when the last job was printed. */
  waiting: z.int(),
  problem: z.string(),
  version: z.int(),
});
export type Printer = z.output<typeof Printer>;

export const PrintJob = z.object({
  _id: Id,
  printer: Named,
  paper: z.enum(keysOf(printedPapers)),
  /** The printed record: a sale, a voucher or a shift. */
  subject: Id.nullable(),
  title: z.string(),
  status: z.enum(keysOf(printJobStatus)),
  attempts: z.int(),
  /** Why the last attempt failed. */
  error: z.string(),
  createdBy: Named.nullable(),
  createdAt: Instant,
  printedAt: Instant.nullable(),
});
export type PrintJob = z.output<typeof PrintJob>;

/** The printer to use; by default that of the user's drawer, else the shop's. */
export const PrinterChoice = z.strictObject({ printer: Id.optional() });
export type PrinterChoice = z.output<typeof PrinterChoice>;

/** The most labels of one job. */
export const mostLabels = 500;
export const LabelsToPrint = PrinterChoice.extend({
  labels: z
    .array(z.strictObject({ part: Id, copies: z.int().min(1).max(mostLabels) }))
    .min(1)
    .max(mostLabels)
    .refine(
      (labels) => labels.reduce((sum, { copies }) => sum + copies, 0) <= mostLabels,
      `أكثر ما يُطبع مرة واحدة ${counted(mostLabels, nouns.label)}`,
    ),
});
export type LabelsToPrint = z.output<typeof LabelsToPrint>;
