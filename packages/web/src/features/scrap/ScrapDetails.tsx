import { ltr, type ScrapReport } from '@turoos/contract';
import { PartDocumentDetails } from '@/shared/workflow/PartDocumentDetails';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { scrapFacts } from './scrap-facts';
import { scrapKind } from './scrap-kind';

export const ScrapDetails = ({ subject: report, ...dialog }: SubjectDialogProps<ScrapReport>) => (
  <PartDocumentDetails
    {...dialog}
    kind={scrapKind}
    document={report}
    title={`تقرير الإتلاف ${ltr(report.reportNumber)}`}
    facts={[...scrapFacts(report), { name: 'ملاحظات', value: report.notes }]}
  />
);
