import { saleTexts } from '@turoos/contract';
import { FileX } from 'lucide-react';

/** What the pages of one invoice say while it is not there. */
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
