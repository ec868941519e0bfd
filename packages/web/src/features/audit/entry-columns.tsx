import { actionLabel, changesIn, entityLabel, type AuditEntry } from '@turoos/contract';
import { formatDateTime } from '@/lib/format/format';
import { Code, legible } from '@/ui/Code';
import type { Column } from '@/ui/DataTable';

/** The most changes shown in the row; the details show the rest. */
const mostShown = 1;

export const entryColumns: Column<AuditEntry>[] = [
  { id: 'action', header: 'الإجراء', primary: true, cell: (entry) => <ActionCell entry={entry} /> },
  { id: 'entity', header: 'القسم', phone: 'code', cell: ({ entity }) => entityLabel(entity) },
  { id: 'changes', header: 'التغييرات', cell: (entry) => <Changes entry={entry} /> },
  { id: 'user', header: 'المستخدم', phone: 'amount', cell: ({ userName }) => userName },
  {
    id: 'createdAt',
    header: 'التاريخ',
    sortable: true,
    phone: 'badge',
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDateTime(createdAt)}</span>,
  },
  {
    id: 'ip',
    header: 'عنوان IP',
    optional: true,
    cell: ({ ip }) => (ip ? <Code>{ip}</Code> : <span className="text-faint">—</span>),
  },
];

const ActionCell = ({ entry: { action, entityName } }: { entry: AuditEntry }) => (
  <>
    {actionLabel(action)}{' '}
    {entityName && <bdi className="text-sm font-normal text-muted">{legible(entityName)}</bdi>}
  </>
);

function Changes({ entry }: { entry: AuditEntry }) {
  const changes = changesIn(entry);
  if (changes.length === 0) return <span className="text-faint">—</span>;
  const rest = changes.length - mostShown;
  return (
    <ul className="flex gap-2 text-sm">
      {changes.slice(0, mostShown).map(({ field, label, before, after }) => (
        <li key={field} className="line-clamp-1 max-w-80">
          <span className="text-muted">{label}:</span> <bdi>{after ?? before}</bdi>
        </li>
      ))}
      {rest > 0 && <li className="whitespace-nowrap text-faint">و{rest} غيرها</li>}
    </ul>
  );
}
