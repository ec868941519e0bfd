import { viewsApi, type ListName, type View } from '@turoos/contract';
import { RefreshCw, Trash2 } from 'lucide-react';
import { useAction } from '@/lib/http/use-action';
import { useData } from '@/lib/http/use-data';
import { usePermit } from '@/lib/session/can';
import { toast } from '@/lib/toasts/toast-store';
import { Badge } from '@/ui/Badge';
import { legible } from '@/ui/Code';
import { Menu } from '@/ui/Menu';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { RowOpener } from '@/ui/RowOpener';
import { SaveView } from './SaveView';

type SavedViewsProps = {
  list: ListName;
  /** The list's state now. */
  state: View['state'];
  onOpen: (state: View['state']) => void;
};

/** Opens, replaces and deletes saved views of a list, and saves a new one. */
export function SavedViews({ list, state, onOpen }: SavedViewsProps) {
  const views = useData('views', viewsApi.list, { query: { list } });
  return (
    <div className="flex flex-col gap-4">
      <QueryBoundary query={views}>
        {(saved) =>
          saved.length === 0 ? (
            <p className="text-muted">
              لا عروض محفوظة لهذه القائمة بعد. صفِّ القائمة ورتّبها واختر أعمدتها، ثم احفظها هنا باسم.
            </p>
          ) : (
            <ul aria-label="العروض المحفوظة" className="divide-y divide-line rounded-md border border-line">
              {saved.map((view) => (
                <SavedView key={view._id} view={view} state={state} onOpen={() => onOpen(view.state)} />
              ))}
            </ul>
          )
        }
      </QueryBoundary>
      <SaveView list={list} state={state} />
    </div>
  );
}

function SavedView({ view, state, onOpen }: { view: View; state: View['state']; onOpen: () => void }) {
  const mayShare = usePermit('views:share');
  const reason = view.isOwn ? undefined : mayShare.reason;
  const create = useAction(viewsApi.create, { done: 'تمت استعادة العرض' });
  const update = useAction(viewsApi.update, { done: 'تم حفظ العرض', failed: 'فشل في حفظ العرض' });
  const remove = useAction(viewsApi.remove, {
    failed: 'فشل في حذف العرض',
    onDone: () =>
      toast({ title: 'تم حذف العرض', message: view.name, undo: view.isOwn ? restore : undefined }),
  });
  const restore = () => {
    const { list, name, state: kept, sharedWith } = view;
    create.mutate({ body: { list, name, state: kept, sharedWith } });
  };

  return (
    <li className="relative flex min-h-11 items-center gap-2 ps-3 hover:bg-page">
      <div className="flex min-w-0 grow flex-wrap items-center gap-2">
        <RowOpener onOpen={onOpen}>{legible(view.name)}</RowOpener>
        {view.sharedWith && <Badge tone="info">{view.isOwn ? 'مشترك' : `مشترك من ${view.by}`}</Badge>}
      </div>
      <div className="relative z-1">
        <Menu
          label={`إجراءات العرض ${view.name}`}
          items={[
            {
              label: 'حفظ القائمة الحالية فيه',
              icon: RefreshCw,
              disabledReason: reason,
              onSelect: () =>
                update.mutate({ params: { id: view._id }, body: { state, version: view.version } }),
            },
            {
              label: 'حذف',
              icon: Trash2,
              tone: 'danger',
              disabledReason: reason,
              onSelect: () => remove.mutate({ params: { id: view._id } }),
            },
          ]}
        />
      </div>
    </li>
  );
}
