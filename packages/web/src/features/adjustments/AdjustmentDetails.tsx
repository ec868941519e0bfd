import { adjustmentsApi, type Adjustment } from '@turoos/contract';
import { useData } from '@/lib/http/use-data';
import { PartDocumentDetails } from '@/shared/workflow/PartDocumentDetails';
import type { ShownDocument } from '@/shared/workflow/use-steps';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { adjustmentFacts, Outcome } from './adjustment-facts';
import { adjustmentKind } from './adjustment-kind';

/** Updates live, because the steps offered depend on the status. */
export function AdjustmentDetails({
  subject: { document, offersOn },
  ...dialog
}: SubjectDialogProps<ShownDocument<Adjustment>>) {
  const { data: adjustment = document } = useData('adjustments', adjustmentsApi.read, {
    params: { id: document._id },
  });
  return (
    <PartDocumentDetails
      {...dialog}
      kind={adjustmentKind}
      document={adjustment}
      offers={offersOn(adjustment)}
      title={adjustmentKind.nameOf(adjustment)}
      facts={[
        ...adjustmentFacts(adjustment),
        { name: 'أثرها', value: adjustment.change !== null && <Outcome {...adjustment} /> },
        { name: 'اعتُمدت بواسطة', value: adjustment.adjustedBy?.name },
        { name: 'ملاحظات', value: adjustment.notes },
      ]}
    />
  );
}
