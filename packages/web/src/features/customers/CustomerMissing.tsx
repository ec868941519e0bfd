import { UserRoundX } from 'lucide-react';
import type { ComponentProps } from 'react';
import { RecordMissing } from '@/ui/RecordMissing';
import { saying } from './customer-texts';

export const CustomerMissing = ({ query }: Pick<ComponentProps<typeof RecordMissing>, 'query'>) => (
  <RecordMissing
    query={query}
    heading="بيانات العميل"
    gone={saying.missing}
    failed={saying.detailFailed}
    icon={UserRoundX}
    back={{ to: '/customers', label: 'العودة إلى العملاء' }}
  />
);
