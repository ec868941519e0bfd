import { rolesApi, type Role, type RoleSummary } from '@turoos/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { RefreshCw, ShieldCheck, ShieldHalf, ShieldPlus, Users } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '@/lib/http/use-action';
import { useData } from '@/lib/http/use-data';
import { useListState } from '@/lib/list/use-list-state';
import { toast } from '@/lib/toasts/toast-store';
import { AddButton } from '@/ui/AddButton';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { useConfirm } from '@/ui/ConfirmDialog';
import { EmptyState } from '@/ui/EmptyState';
import { FilterBar } from '@/ui/FilterBar';
import { LinkButton } from '@/ui/LinkButton';
import { PageHeader } from '@/ui/PageHeader';
import { Pagination } from '@/ui/Pagination';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { QueryFailure } from '@/ui/QueryFailure';
import { Skeleton } from '@/ui/Skeleton';
import { Figures, type FigureSpec } from '@/ui/Figures';
import { Table } from '@/ui/Table';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import { roleColumns } from './role-columns';
import { texts } from './role-texts';
import { RoleActions } from './RoleActions';

const figures: readonly FigureSpec<RoleSummary>[] = [
  { label: 'إجمالي الأدوار', icon: ShieldCheck, count: ({ total }) => total },
  { label: 'إجمالي المستخدمين', icon: Users, count: ({ users }) => users },
  { label: 'أدوار النظام', icon: ShieldHalf, tone: 'info', count: ({ system }) => system },
  { label: 'الأدوار المخصصة', icon: ShieldPlus, tone: 'success', count: ({ custom }) => custom },
];

/** The catalogue of roles: nine system roles and the shop's own. */
export function RolesScreen() {
  const list = useListState();
  const roles = useData(
    'roles',
    rolesApi.list,
    { query: { q: list.q } },
    { placeholderData: keepPreviousData },
  );
  const stats = useData('roles', rolesApi.stats, {});
  const form = useLazyDialog<Role | null>(() => import('./RoleDialog').then((m) => m.RoleDialog));
  const view = useLazyDialog<Role>(() => import('./RoleViewDialog').then((m) => m.RoleViewDialog));
  const remove = useRemoveRole();
  const refresh = async () => {
    const [{ isSuccess }] = await Promise.all([roles.refetch(), stats.refetch()]);
    if (isSuccess) toast({ title: texts.loaded });
  };

  return (
    <>
      <PageHeader
        title="الأدوار"
        description="أدوار النظام التسعة ثابتة، ويمكنك إضافة أدوار تناسب متجرك."
        actions={<AddButton right="roles:create" label="إضافة دور" onAdd={() => form.show(null)} />}
        more={
          <>
            <Button icon={RefreshCw} busy={roles.isRefetching} onClick={() => void refresh()}>
              تحديث
            </Button>
            <LinkButton to="/roles-management" icon={Users}>
              أدوار المستخدمين
            </LinkButton>
          </>
        }
        figures={<Figures query={stats} cards={figures} />}
      />
      <FilterBar list={list} searchLabel="ابحث في الأدوار" />
      <QueryBoundary
        query={roles}
        waiting={<Skeleton className="h-96 w-full rounded-lg" />}
        failed={
          <Card>
            <QueryFailure title={texts.loadFailed} query={roles} />
          </Card>
        }
      >
        {(found) => (
          <RolePages
            key={list.q}
            roles={found}
            onClear={list.clear}
            onView={view.show}
            onEdit={form.show}
            onRemove={remove}
          />
        )}
      </QueryBoundary>
      {form.dialog}
      {view.dialog}
    </>
  );
}

const pageLength = 20;

type RolePagesProps = {
  roles: readonly Role[];
  onClear: () => void;
  onView: (role: Role) => void;
  onEdit: (role: Role) => void;
  onRemove: (role: Role) => void;
};

/** The roles are fetched at once and paged in the browser. */
function RolePages({ roles, onClear, ...on }: RolePagesProps) {
  const [page, setPage] = useState(1);
  const pages = Math.max(1, Math.ceil(roles.length / pageLength));
  const at = Math.min(page, pages);
  if (roles.length === 0)
    return (
      <Card>
        <EmptyState
          scene="search"
          title="لا توجد أدوار مطابقة"
          action={<Button onClick={onClear}>محو البحث</Button>}
        />
      </Card>
    );
  return (
    <div className="rounded-lg border border-line bg-surface shadow-card max-xl:overflow-hidden">
      <Table
        label="الأدوار"
        columns={roleColumns}
        rows={roles.slice((at - 1) * pageLength, at * pageLength)}
        rowKey={(role) => role.id}
        onOpen={on.onView}
        renderActions={(role) => (
          <RoleActions
            role={role}
            onView={() => on.onView(role)}
            onEdit={() => on.onEdit(role)}
            onRemove={() => on.onRemove(role)}
          />
        )}
      />
      {pages > 1 && <Pagination page={at} limit={pageLength} total={roles.length} onPage={setPage} />}
    </div>
  );
}

function useRemoveRole(): (role: Role) => void {
  const confirm = useConfirm();
  const remove = useAction(rolesApi.remove, { done: texts.removed, failed: texts.removeFailed });

  const ask = async ({ id, label }: Role) => {
    const sure = await confirm({
      title: 'حذف الدور',
      message: `سيُحذف الدور «${label}» نهائياً. لا يُحذف دور مسند إلى مستخدمين.`,
      confirmLabel: 'حذف الدور',
      tone: 'danger',
    });
    if (sure) remove.mutate({ params: { id } });
  };
  return (role) => void ask(role);
}
