import { bringingStatus, fileText, movingInApi, type Bringing } from '@turoos/contract';
import { FileCheck, Undo2 } from 'lucide-react';
import { formatDateTime } from '@/lib/format/format';
import { useList } from '@/lib/list/use-list';
import { navigate } from '@/lib/navigation/hooks';
import { StatusMark } from '@/ui/Badge';
import { DataTable, type Column } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { FileName } from '@/ui/FileName';
import { Menu } from '@/ui/Menu';
import { sumsText } from '../figures';
import { useTakeBack } from './use-take-back';

const columns: Column<Bringing>[] = [
  {
    id: 'fileName',
    header: 'الملف',
    primary: true,
    width: '28%',
    cell: ({ fileName }) => <FileName>{fileName}</FileName>,
  },
  {
    id: 'sums',
    header: 'ما نُقل',
    phone: 'note',
    width: '40%',
    cell: ({ sheets }) => sumsText(sheets),
  },
  { id: 'by', header: 'بواسطة', hideOnPhone: true, cell: ({ by }) => by },
  { id: 'at', header: 'الوقت', sortable: true, phone: 'code', cell: ({ at }) => formatDateTime(at) },
  {
    id: 'status',
    header: 'الحالة',
    phone: 'badge',
    cell: ({ status }) => (
      <StatusMark
        normal={status === 'brought'}
        status={{ label: bringingStatus[status], tone: status === 'brought' ? 'success' : 'neutral' }}
      />
    ),
  },
];

/** All that was brought, newest first. */
export function BroughtList() {
  const list = useList('moving-in', movingInApi.bringings, { sort: '-at', limit: 10 });
  return (
    <section aria-labelledby="brought-list" className="flex flex-col gap-2">
      <h2 id="brought-list" className="text-lg">
        ما نُقل من قبل
      </h2>
      <DataTable
        label="ما نُقل من ملفات"
        columns={columns}
        list={list}
        rowKey={({ _id }) => _id}
        onOpen={({ _id }) => void navigate({ to: '/moving-in', search: { brought: _id } })}
        renderActions={(bringing) => <BringingMenu bringing={bringing} />}
        failedTitle="فشل في تحميل ما نُقل"
        empty={
          <EmptyState
            icon={FileCheck}
            title="لم يُنقل شيء بعد"
            message="يبقى هنا كل ملف نقلته بمجاميعه، ويمكن التراجع عنه كله ما لم تُبنَ عليه عملية."
          />
        }
      />
    </section>
  );
}

function BringingMenu({ bringing }: { bringing: Bringing }) {
  const { askAndTakeBack, takingBack, reason } = useTakeBack(bringing);
  return (
    <Menu
      label={`إجراءات نقل ${fileText(bringing.fileName)}`}
      items={[
        {
          label: 'التراجع عن النقل كله',
          icon: Undo2,
          tone: 'danger',
          onSelect: askAndTakeBack,
          disabledReason: takingBack ? 'جارٍ التراجع' : reason,
        },
      ]}
    />
  );
}
