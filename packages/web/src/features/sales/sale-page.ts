import { saleTexts } from '@turoos/contract';
import { FileX } from 'lucide-react';

/** Texts of an invoice's pages when it doesn't exist or couldn't be loaded. */
export const salePage = {
  heading: 'تفاصيل الفاتورة',
  failed: 'فشل في تحميل تفاصيل الفاتورة',
  gone: {
    title: saleTexts.notFound,
    message: '',
    icon: FileX,
    back: { to: '/sales', label: 'العودة إلى المبيعات' },
  },
} as const;
