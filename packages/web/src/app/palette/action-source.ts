import { can, fold, type Right } from '@turoos/contract';
import {
  ArrowLeftRight,
  BadgeDollarSign,
  Car,
  ClipboardList,
  FileDown,
  FileBarChart,
  Lock,
  Megaphone,
  PackagePlus,
  ReceiptText,
  SlidersHorizontal,
  Trash2,
  Truck,
  UserPlus,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { registerSearch, type Hit } from '@/lib/navigation/search-sources';
import { currentUser } from '@/lib/session/session-state';

interface Action {
  label: string;
  /** Other words that find the action. */
  words?: string;
  to: string;
  right: Right;
  icon: LucideIcon;
}

/** Actions that create a record, the most frequent first. */
const actions: readonly Action[] = [
  {
    label: 'بيع جديد',
    words: 'فاتورة مبيعات جديدة نقطة البيع',
    to: '/sales?new=1',
    right: 'sales:create',
    icon: ReceiptText,
  },
  {
    label: 'إقفال الصندوق',
    words: 'وردية فتح عد النقد تقرير',
    to: '/cash?close=1',
    right: 'cash:create',
    icon: Lock,
  },
  {
    label: 'مصروف جديد',
    words: 'إيجار راتب دفع',
    to: '/cash?tab=expenses&create=1',
    right: 'cash:update',
    icon: Wallet,
  },
  {
    label: 'إضافة منتج',
    words: 'قطعة جديدة صنف',
    to: '/products?create=1',
    right: 'products:create',
    icon: PackagePlus,
  },
  {
    label: 'إضافة عميل',
    words: 'عميل جديد',
    to: '/customers/new',
    right: 'customers:create',
    icon: UserPlus,
  },
  {
    label: 'فاتورة شراء جديدة',
    words: 'إضافة مشتريات',
    to: '/purchases?create=1',
    right: 'purchases:create',
    icon: FileDown,
  },
  {
    label: 'إضافة مورد',
    words: 'مورد جديد',
    to: '/suppliers?create=1',
    right: 'suppliers:create',
    icon: Truck,
  },
  {
    label: 'تسجيل سعر الصرف',
    words: 'الدولار الريال اليوم',
    to: '/settings?tab=exchange-rates',
    right: 'exchangeRates:write',
    icon: BadgeDollarSign,
  },
  {
    label: 'تحويل جديد بين المستودعات',
    words: 'نقل مخزون',
    to: '/transfers?create=1',
    right: 'transfers:create',
    icon: ArrowLeftRight,
  },
  {
    label: 'تسوية مخزنية جديدة',
    to: '/stock-adjustments?create=1',
    right: 'stockAdjustments:create',
    icon: SlidersHorizontal,
  },
  {
    label: 'جرد جديد',
    to: '/inventory-counts?create=1',
    right: 'inventoryCounts:create',
    icon: ClipboardList,
  },
  { label: 'تقرير إتلاف جديد', words: 'تالف', to: '/scrap?create=1', right: 'scrap:create', icon: Trash2 },
  {
    label: 'تقرير مخزون جديد',
    to: '/inventory-reports?create=1',
    right: 'inventoryReports:create',
    icon: FileBarChart,
  },
  {
    label: 'إضافة مركبة',
    words: 'سيارة جديدة',
    to: '/vehicles?create=1',
    right: 'products:create',
    icon: Car,
  },
  {
    label: 'حملة جديدة',
    words: 'إضافة تسويق',
    to: '/marketing?create=1',
    right: 'marketing:create',
    icon: Megaphone,
  },
];

registerSearch({ title: 'الإجراءات', find: findActions });

/** Finds the actions that the user may take, by their label or words. */
function findActions(text: string): readonly Hit[] {
  const user = currentUser();
  const wanted = fold(text).split(' ').filter(Boolean);
  return actions
    .filter(({ label, words = '', right }) => {
      const name = fold(`${label} ${words}`);
      return user !== undefined && can(user, right) && wanted.every((word) => name.includes(word));
    })
    .map(({ label, to, icon }) => ({ id: `action ${to}`, label, icon, to }));
}
