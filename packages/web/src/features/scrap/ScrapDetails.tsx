import { ltr, scrapApi, type ScrapReport } from '@turoos/contract';
import { useData } from '@/lib/http/use-data';
import { PartDocumentDetails } from '@/shared/workflow/PartDocumentDetails';
import type { ShownDocument } from '@/shared/workflow/use-steps';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { scrapFacts } from './scrap-facts';
import { scrapKind } from './scrap-kind';

/** Updates live, because the steps offered depend on the status. */
export function ScrapDetails({
  subject: { document, offersOn },
  ...dialog
}: SubjectDialogProps<ShownDocument<ScrapReport>>) {
  const { data: report = document } = useData('scrap', scrapApi.read, { params: { id: document._id } });
  return (
    <PartDocumentDetails
      {...dialog}
      kind={scrapKind}
      document={report}
      offers={offersOn(report)}
      title={`تقرير الإتلاف ${ltr(report.reportNumber)}`}
      facts={[...scrapFacts(report), { name: 'ملاحظات', value: report.notes }]}
    />
  );
}
