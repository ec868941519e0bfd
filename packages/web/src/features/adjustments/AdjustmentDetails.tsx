import type { Adjustment } from '@turoos/contract';
import { PartDocumentDetails } from '@/shared/workflow/PartDocumentDetails';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { adjustmentFacts, Outcome } from './adjustment-facts';
import { adjustmentKind } from './adjustment-kind';

export const AdjustmentDetails = ({ subject: adjustment, ...dialog }: SubjectDialogProps<Adjustment>) => (
  <PartDocumentDetails
    {...dialog}
    kind={adjustmentKind}
    document={adjustment}
    title={adjustmentKind.nameOf(adjustment)}
    facts={[
      ...adjustmentFacts(adjustment),
      { name: 'أثرها', value: adjustment.change !== null && <Outcome {...adjustment} /> },
      { name: 'اعتُمدت بواسطة', value: adjustment.adjustedBy?.name },
      { name: 'ملاحظات', value: adjustment.notes },
    ]}
  />
);
