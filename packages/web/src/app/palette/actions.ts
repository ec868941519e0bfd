import type { Right } from '@turoos/contract';
import {
  ArrowLeftRight,
  BadgeDollarSign,
  Car,
  ClipboardList,
  FileDown,
  FileBarChart,
  HandCoins,
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
import type { Hit } from './hit';

export interface Action {
  label: string;
  /** Other words that find the action. */
  words?: string;
  to: Hit['to'];
  right: Right;
  icon: LucideIcon;
}

/** What a user can start, the most frequent first. */
export const actions: readonly Action[] = [
  {
    label: 'بيع جديد',
    words: 'فاتورة مبيعات جديدة نقطة البيع',
    to: '/sales?new=1',
    right: 'sales:create',
    icon: ReceiptText,
  },
  {
    label: 'قبض دفعة',
    words: 'تسديد دين عميل سند قبض تحصيل',
    to: { asks: 'debtor' },
    right: 'customers:manage_balance',
    icon: HandCoins,
  },
  {
    label: 'سعر اليوم',
    words: 'تسجيل سعر الصرف الدولار الريال',
    to: '/settings?tab=exchange-rates',
    right: 'exchangeRates:write',
    icon: BadgeDollarSign,
  },
  {
    label: 'إقفال الصندوق',
    words: 'وردية فتح عد النقد تقرير',
    to: '/cash?close=1',
    right: 'cash:create',
    icon: Lock,
  },
  {
    label: 'فاتورة شراء جديدة',
    words: 'إضافة مشتريات استلام',
    to: '/purchases?create=1',
    right: 'purchases:create',
    icon: FileDown,
  },
  {
    label: 'جرد جديد',
    words: 'عد المخزون',
    to: '/inventory-counts?create=1',
    right: 'inventoryCounts:create',
    icon: ClipboardList,
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
    label: 'إضافة مورد',
    words: 'مورد جديد',
    to: '/suppliers?create=1',
    right: 'suppliers:create',
    icon: Truck,
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
