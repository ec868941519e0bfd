import { UserRoundX } from 'lucide-react';
import { texts } from './customer-texts';

/** What the pages of one customer say when there is none, or it could not be loaded. */
export const missingCustomer = {
  failed: texts.detailFailed,
  gone: {
    title: texts.missing,
    icon: UserRoundX,
    back: { to: '/customers', label: 'العودة إلى العملاء' },
  },
} as const;
