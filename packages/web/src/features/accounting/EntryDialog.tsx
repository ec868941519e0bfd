import { ltr, type JournalEntry } from '@turoos/contract';
import { formatDate, formatDateTime } from '@/lib/format/format';
import { SourceLink } from '@/shared/accounting/SourceLink';
import { Amount } from '@/shared/money/Amount';
import { Button } from '@/ui/Button';
import { DescriptionList } from '@/ui/DescriptionList';
import { Dialog } from '@/ui/Dialog';
import { Money } from '@/ui/Money';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { Figure, FiguresTable } from './FiguresTable';

/** A journal entry with its lines; amounts of money accounts in their own currency too. */
export const EntryDialog = ({ subject: entry, open, onClose }: SubjectDialogProps<JournalEntry>) => (
  <Dialog
    open={open}
    onClose={onClose}
    size="lg"
    title={`قيد ${ltr(String(entry.number))}: ${entry.label}`}
    footer={<Button onClick={onClose}>إغلاق</Button>}
  >
    <div className="flex flex-col gap-4">
      <DescriptionList
        facts={[
          { name: 'التاريخ', value: formatDate(entry.date) },
          { name: 'سُجّل في', value: formatDateTime(entry.at) },
          { name: 'المستند', value: entry.source?.number && <SourceLink source={entry.source} /> },
          { name: 'المبلغ', value: <Money usd={entry.total} at={entry.usd_to_yer} /> },
          { name: 'المستخدم', value: entry.user?.name ?? 'النظام' },
          { name: 'البيان', value: entry.note },
        ]}
      />
      <FiguresTable
        label="سطور القيد"
        of="الحساب"
        columns={[{ header: 'مدين' }, { header: 'دائن' }, { header: 'بعملته', wideOnly: true }]}
        rows={entry.lines.map(({ account, debit, credit, amount, currency }, index) => ({
          key: String(index),
          name: account.name,
          account: account._id,
          cells: [
            <Figure key="debit" cents={debit} />,
            <Figure key="credit" cents={credit} />,
            amount !== null && currency && <Amount key="amount" currency={currency} amount={amount} />,
          ],
        }))}
      />
    </div>
  </Dialog>
);
