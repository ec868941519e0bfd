import { permissionModules, permissionsApi, type Permission, type PermissionSummary } from '@turoos/contract';
import { CircleCheck, KeyRound, LayoutGrid, ShieldHalf, Sparkles } from 'lucide-react';
import { optionsOf } from '@/lib/format/options';
import { useData } from '@/lib/http/use-data';
import { useList } from '@/lib/list/use-list';
import { usePermit } from '@/lib/session/can';
import { AddButton } from '@/ui/AddButton';
import { Button } from '@/ui/Button';
import { DataTable } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { FilterBar } from '@/ui/FilterBar';
import { FilterSelect } from '@/ui/FilterSelect';
import { PageHeader } from '@/ui/PageHeader';
import { Figures, type FigureSpec } from '@/ui/Figures';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import { permissionColumns } from './permission-columns';
import { texts } from './permission-texts';
import { PermissionMenu } from './PermissionMenu';
import { usePermissionActions } from './use-permission-actions';

const figures: readonly FigureSpec<PermissionSummary>[] = [
  { label: 'إجمالي الصلاحيات', icon: KeyRound, count: ({ total }) => total },
  { label: 'الأقسام', icon: LayoutGrid, count: ({ modules }) => modules },
  { label: 'صلاحيات النظام', icon: ShieldHalf, tone: 'info', count: ({ system }) => system },
  { label: 'الصلاحيات المفعّلة', icon: CircleCheck, tone: 'success', count: ({ active }) => active },
];

/** The catalogue of permissions: the system's and the shop's own. */
export function PermissionsScreen() {
  const list = useList('permissions', permissionsApi.list, { filters: ['module'], sort: 'name' });
  const stats = useData('permissions', permissionsApi.stats, {});
  const form = useLazyDialog<Permission | null>(() =>
    import('./PermissionDialog').then((m) => m.PermissionDialog),
  );
  const actions = usePermissionActions();
  const mayAdd = usePermit('users:create');
  const initialise = (
    <Button
      icon={Sparkles}
      busy={actions.initialising}
      disabledReason={mayAdd.reason}
      onClick={() => void actions.initialise()}
    >
      تهيئة صلاحيات النظام
    </Button>
  );

  return (
    <>
      <PageHeader
        title="الصلاحيات"
        description={`الصلاحية المعطّلة تُسحب من الجميع عدا المديرين، أياً كان دورهم؛ وتعطيل «الإدارة» يعطّل العرض والإنشاء والتعديل والحذف معاً. ${texts.ownIsLabel}.`}
        actions={<AddButton right="users:create" label="إضافة صلاحية" onAdd={() => form.show(null)} />}
        more={initialise}
        figures={<Figures query={stats} cards={figures} />}
      />
      <FilterBar list={list} columns={permissionColumns} searchLabel="ابحث في الاسم أو الوصف">
        <FilterSelect
          list={list}
          name="module"
          label="القسم"
          all="كل الأقسام"
          options={optionsOf(permissionModules)}
        />
      </FilterBar>
      <DataTable
        label="الصلاحيات"
        columns={permissionColumns}
        failedTitle={texts.loadFailed}
        list={list}
        rowKey={(permission) => permission.id}
        renderActions={(permission) => (
          <PermissionMenu
            permission={permission}
            onEdit={() => form.show(permission)}
            onToggle={() => void actions.toggle(permission)}
            onRemove={() => void actions.remove(permission)}
          />
        )}
        empty={
          <EmptyState
            icon={KeyRound}
            title="لا توجد صلاحيات بعد"
            message="ابدأ بإنشاء صلاحيات النظام الأساسية، ثم أضف ما يخص متجرك."
            action={initialise}
          />
        }
      />
      {form.dialog}
    </>
  );
}
