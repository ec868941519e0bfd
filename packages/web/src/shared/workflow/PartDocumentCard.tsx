import { Eye } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { legible, PartNumber } from '@/ui/Code';
import type { DocumentKind, PartDocument, StepCall } from './document-kind';
import { DocumentCard } from './DocumentCard';
import { DocumentMenu } from './DocumentMenu';
import type { DocumentActions } from './DocumentsScreen';
import { StepActions } from './StepActions';

type PartDocumentCardProps<Document extends PartDocument, Step extends string> = DocumentActions<Document> & {
  kind: DocumentKind<Document, Step>;
  document: Document;
  steps: Record<Step, StepCall<Document>>;
  facts: ComponentProps<typeof DocumentCard>['facts'];
  /** The document's effect; without one, the reason of a rejection or the notes are shown. */
  outcome?: ReactNode;
};

/** The card of a document about one part. */
export function PartDocumentCard<Document extends PartDocument, Step extends string>({
  kind,
  document,
  steps,
  facts,
  outcome,
  onOpen,
  onEdit,
}: PartDocumentCardProps<Document, Step>) {
  const rejection = document.status === 'rejected' && document.steps.at(-1)?.note;
  return (
    <DocumentCard
      kind={kind}
      document={document}
      facts={facts}
      note={outcome || rejection || document.notes}
      onOpen={onOpen}
      menu={
        <DocumentMenu
          kind={kind}
          document={document}
          items={[{ label: 'التفاصيل', icon: Eye, onSelect: () => onOpen(document) }]}
          onEdit={onEdit}
        />
      }
      steps={<StepActions kind={kind} document={document} steps={steps} />}
    >
      <p className="flex flex-wrap items-baseline gap-x-2 font-semibold">
        {legible(document.productName)} <PartNumber className="font-normal">{document.partNumber}</PartNumber>
      </p>
    </DocumentCard>
  );
}
