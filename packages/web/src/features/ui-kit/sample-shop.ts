import { keysOf } from '@turoos/contract';
import type { Page } from '@turoos/contract';
import type { Option } from '@/ui/Combobox';
import type { TreeNode } from '@/ui/Tree';
import type { Tone } from '@/ui/tone';

type Status = 'paid' | 'partial' | 'unpaid' | 'refunded';

export const saleStatus: Record<Status, { label: string; tone: Tone }> = {
  paid: { label: 'مدفوعة', tone: 'success' },
  partial: { label: 'مدفوعة جزئياً', tone: 'warning' },
  unpaid: { label: 'غير مدفوعة', tone: 'danger' },
  refunded: { label: 'مسترجعة', tone: 'neutral' },
};

export type Sale = {
  _id: string;
  number: string;
  customer: string;
  phone: string;
  total: number;
  rate: number | null;
  status: Status;
  at: string;
};

const customers = [
  ['ورشة الأمانة لصيانة تويوتا', '771234567'],
  ['عبدالرحمن محمد الشرعبي', '733908112'],
  ['مؤسسة النجم لقطع الغيار بالجملة والتجزئة', '777450021'],
  ['علي ناصر الحمادي', '715660394'],
] as const;

const statuses = keysOf(saleStatus);

const sales: Sale[] = Array.from({ length: 46 }, (_, index) => {
  const [customer, phone] = customers[index % customers.length] ?? customers[0];
  return {
    _id: String(index),
    number: `INV-20261115-${String(46 - index).padStart(3, '0')}`,
    customer,
    phone,
    total: 1250 + ((index * 7919) % 96_000),
    rate: 530,
    status: statuses[(index * 3) % statuses.length] ?? 'paid',
    at: new Date(Date.UTC(2026, 10, 15, 14) - index * 2_700_000).toISOString(),
  };
});

export function changeTotal(sale: Sale, total: number): void {
  const at = sales.findIndex(({ _id }) => _id === sale._id);
  if (at !== -1) sales[at] = { ...sale, total };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type SalesQuery = { page: number; limit: number; sort: string; q?: string; status?: string };

export async function findSales({ page, limit, sort, q, status }: SalesQuery): Promise<Page<Sale>> {
  await pause(500);
  const field = sort.replace('-', '') as keyof Sale;
  const direction = sort.startsWith('-') ? -1 : 1;
  const found = sales
    .filter(
      (sale) =>
        (!q || `${sale.number} ${sale.customer} ${sale.phone}`.includes(q)) &&
        (!status || sale.status === status),
    )
    .toSorted((a, b) => (String(a[field]) < String(b[field]) ? -direction : direction));
  return { rows: found.slice((page - 1) * limit, page * limit), total: found.length, page, limit };
}

const parts: Option[] = [
  { value: '1', label: 'فلتر زيت تويوتا كورولا 2015', hint: '90915-YZZD2' },
  { value: '2', label: 'فلتر هواء تويوتا هايلكس 2012', hint: '17801-0C010' },
  { value: '3', label: 'فحمات فرامل أمامية هيونداي النترا', hint: '58101-3XA20' },
  { value: '4', label: 'سير مكينة نيسان باترول', hint: '11720-VC200' },
  { value: '5', label: 'طرمبة ماء لاندكروزر (نفدت الكمية)', hint: '16100-69355', disabled: true },
];

export async function findParts(q: string): Promise<Option[]> {
  await pause(400);
  if (q === 'خطأ') throw new TypeError('Failed to fetch');
  return parts.filter((part) => `${part.label} ${part.hint}`.toLowerCase().includes(q.toLowerCase()));
}

export const categories: TreeNode[] = [
  {
    id: 'engine',
    label: 'المحرك',
    children: [
      {
        id: 'filters',
        label: 'الفلاتر',
        children: [
          { id: 'oil', label: 'فلاتر الزيت' },
          { id: 'air', label: 'فلاتر الهواء' },
        ],
      },
      { id: 'belts', label: 'السيور' },
    ],
  },
  {
    id: 'brakes',
    label: 'الفرامل',
    children: [
      { id: 'pads', label: 'الفحمات' },
      { id: 'discs', label: 'الأقراص' },
    ],
  },
  { id: 'electric', label: 'الكهرباء' },
];

/** An error as the server sends it. */
export const serverError = Object.assign(new Error('انقطع الاتصال بقاعدة البيانات، حاول بعد لحظات'), {
  code: 'UNAVAILABLE',
  traceId: 'req-7f3a2c',
});
