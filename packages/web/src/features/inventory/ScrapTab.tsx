import { scrapApi } from '@turoos/contract';
import { Trash2 } from 'lucide-react';
import { usePermit } from '@/lib/session/can';
import { AddButton } from '@/ui/AddButton';
import { Card } from '@/ui/Card';
import { DataTable } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { LinkButton } from '@/ui/LinkButton';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import { scrapColumns } from './scrap-columns';
import { useTabList } from './use-tab-list';

/** The scrap reports, newest first, with a quick form for a new one. */
export function ScrapTab() {
  const mayRead = usePermit('scrap:read');
  const list = useTabList('scrap', scrapApi.list, mayRead.allowed);
  const form = useLazyDialog<null>(() => import('./CreateScrapDialog').then((m) => m.default));
  if (!mayRead.allowed)
    return (
      <Card>
        <EmptyState scene="denied" title="غير مصرح بالوصول" message={mayRead.reason} />
      </Card>
    );

  const add = <AddButton right="scrap:create" label="إنشاء تقرير إتلاف" onAdd={() => form.show(null)} />;
  return (
    <>
      <div className="mb-3 flex no-print flex-wrap gap-2">
        {add}
        <LinkButton to="/scrap" icon={Trash2}>
          فتح شاشة الإتلاف
        </LinkButton>
      </div>
      <DataTable
        label="تقارير الإتلاف"
        columns={scrapColumns}
        list={list}
        rowKey={(report) => report._id}
        empty={
          <EmptyState
            icon={Trash2}
            title="لا توجد تقارير إتلاف بعد"
            message="سجّل تقريراً عندما تتلف قطعة أو تنتهي صلاحيتها."
            action={add}
          />
        }
      />
      {form.dialog}
    </>
  );
}
