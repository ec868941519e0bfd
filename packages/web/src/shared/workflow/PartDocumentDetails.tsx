import type { ComponentProps } from 'react';
import { StatusBadge } from '@/ui/Badge';
import { legible, PartNumber } from '@/ui/Code';
import { DescriptionList } from '@/ui/DescriptionList';
import { Dialog } from '@/ui/Dialog';
import type { DocumentKind, PartDocument } from './document-kind';
import { StepButtons } from './StepButtons';
import type { StepOffer } from './use-steps';
import { WorkflowHistory } from './WorkflowHistory';

type PartDocumentDetailsProps<Document extends PartDocument> = {
  kind: DocumentKind<Document, string>;
  document: Document;
  offers: readonly StepOffer[];
  title: string;
  facts: ComponentProps<typeof DescriptionList>['facts'];
  open: boolean;
  onClose: () => void;
};

/** All fields of a document about one part, with its history. */
export function PartDocumentDetails<Document extends PartDocument>({
  kind: { workflow },
  document,
  offers,
  title,
  facts,
  ...dialog
}: PartDocumentDetailsProps<Document>) {
  const status = workflow.statuses[document.status];
  return (
    <Dialog {...dialog} title={title} footer={offers.length > 0 && <StepButtons offers={offers} />}>
      <div className="flex flex-col gap-5">
        <DescriptionList
          facts={[
            { name: 'الحالة', value: status && <StatusBadge status={status} /> },
            {
              name: 'المنتج',
              value: (
                <>
                  {legible(document.productName)} <PartNumber>{document.partNumber}</PartNumber>
                </>
              ),
            },
            ...facts,
          ]}
        />
        <WorkflowHistory workflow={workflow} document={document} />
      </div>
    </Dialog>
  );
}
