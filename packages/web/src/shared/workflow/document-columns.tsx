import { formatDate } from '@/lib/format/format';
import { StatusMark } from '@/ui/Badge';
import { Clipped } from '@/ui/Clipped';
import { Code, PartNumber } from '@/ui/Code';
import type { Column } from '@/ui/table-column';
import type { DocumentKind, PartDocument, WorkflowDocument } from './document-kind';

/** The number, by which a document is known and opened. */
export const numberColumn = <Document extends WorkflowDocument>(
  { numberOf }: Pick<DocumentKind<Document, string>, 'numberOf'>,
  header: string,
): Column<Document> => ({
  id: 'number',
  header,
  primary: true,
  cell: (document) => <Code>{numberOf(document)}</Code>,
});

/** The part of a document about one part; its number is shown by choice. */
export const partColumns: readonly Column<PartDocument>[] = [
  {
    id: 'part',
    header: 'المنتج',
    width: '40%',
    phone: 'note',
    cell: ({ productName }) => <Clipped text={productName} />,
  },
  {
    id: 'partNumber',
    header: 'رقم القطعة',
    optional: true,
    cell: ({ partNumber }) => <PartNumber>{partNumber}</PartNumber>,
  },
];

export const warehouseColumn: Column<{ warehouse: { name: string } }> = {
  id: 'warehouse',
  header: 'المستودع',
  width: '18%',
  cell: ({ warehouse }) => <Clipped text={warehouse.name} />,
};

export const createdColumn: Column<WorkflowDocument> = {
  id: 'createdAt',
  header: 'التاريخ',
  sortable: true,
  phone: 'code',
  cell: ({ createdAt }) => <bdi>{formatDate(createdAt)}</bdi>,
};

/** The status, with a badge while the document waits or when it went wrong. */
export const statusColumn = <Document extends WorkflowDocument>(
  { workflow }: Pick<DocumentKind<Document, string>, 'workflow'>,
  normal: readonly string[],
  remark?: (document: Document) => string | undefined | null | false,
): Column<Document> => ({
  id: 'status',
  header: 'الحالة',
  phone: 'badge',
  cell: (document) => {
    const status = workflow.statuses[document.status];
    const said = remark?.(document);
    return (
      <span className="flex items-baseline gap-2">
        {status && <StatusMark status={status} normal={normal.includes(document.status)} />}
        {said && <Clipped text={said} className="text-sm text-muted max-2xl:hidden" />}
      </span>
    );
  },
});
