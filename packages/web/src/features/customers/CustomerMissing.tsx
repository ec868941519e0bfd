import { UserRoundX } from 'lucide-react';
import type { ComponentProps } from 'react';
import { RecordMissing } from '@/ui/RecordMissing';
import { texts } from './customer-texts';

export const CustomerMissing = ({ query }: Pick<ComponentProps<typeof RecordMissing>, 'query'>) => (
  <RecordMissing
    query={query}
    heading="بيانات العميل"
    gone={texts.missing}
    failed={texts.detailFailed}
    icon={UserRoundX}
    back={{ to: '/customers', label: 'العودة إلى العملاء' }}
  />
);
