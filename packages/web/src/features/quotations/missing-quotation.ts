import { quotationTexts } from '@turoos/contract';
import { FileX } from 'lucide-react';

/** What a page says of a quotation that it can't show. */
export const missingQuotation = {
  heading: 'عرض سعر',
  failed: 'فشل في جلب عرض السعر',
  gone: {
    title: quotationTexts.notFound,
    icon: FileX,
    back: { to: '/quotations', label: 'العودة إلى عروض الأسعار' },
  },
} as const;
