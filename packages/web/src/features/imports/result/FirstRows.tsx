import type { ImportRow } from '@turoos/contract';
import { formatNumber } from '@/lib/format/format';
import { Section } from '@/ui/Card';
import { Table } from '@/ui/Table';
import { validRowColumns } from './valid-row-columns';

type FirstRowsProps = { label: string; rows: readonly ImportRow[]; total: number };

export const FirstRows = ({ label, rows, total }: FirstRowsProps) =>
  rows.length > 0 && (
    <Section
      title="أول الصفوف الصالحة"
      description={`${formatNumber(rows.length)} من ${formatNumber(total)}، والأسعار بالدولار`}
    >
      <Table label={label} columns={validRowColumns} rows={rows} rowKey={({ row }) => String(row)} />
    </Section>
  );
