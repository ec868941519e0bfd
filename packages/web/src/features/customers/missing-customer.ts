import { UserRoundX } from 'lucide-react';
import { texts } from './customer-texts';

/** Texts of a customer's pages when the customer doesn't exist or couldn't be loaded. */
export const missingCustomer = {
  failed: texts.detailFailed,
  gone: {
    title: texts.missing,
    icon: UserRoundX,
    back: { to: '/customers', label: 'العودة إلى العملاء' },
  },
} as const;
