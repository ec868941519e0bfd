import { usersApi, type User } from '@turoos/contract';
import { UsersRound } from 'lucide-react';
import { call } from '@/lib/http/api';
import { useAction } from '@/lib/http/use-action';
import { useList } from '@/lib/list/use-list';
import { navigate } from '@/lib/navigation/hooks';
import { useEditFromUrl } from '@/lib/navigation/use-edit-from-url';
import { toast } from '@/lib/toasts/toast-store';
import { useRoles } from '@/shared/access/use-roles';
import { AddButton } from '@/ui/AddButton';
import { useConfirm } from '@/ui/ConfirmDialog';
import { DataTable } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { userColumns } from './list/user-columns';
import { UserMenu } from './list/UserMenu';
import { useToggleUser } from './use-toggle-user';
import { usePasswordDialog, useUserForm } from './user-dialogs';
import { texts } from './user-texts';
import { UserFilters, userFilters } from './UserFilters';

/** The users and their roles: a searchable list with all actions on a user. */
export function UsersPanel() {
  const list = useList('users', usersApi.list, { name: 'users', filters: userFilters });
  const { whyNot } = useRoles();
  const form = useUserForm();
  const password = usePasswordDialog();
  const toggle = useToggleUser();
  const remove = useRemoveUser();
  useEditFromUrl({
    right: 'users:update',
    load: (id) => call(usersApi.get, { params: { id } }),
    open: form.show,
    at: { tab: 'users' },
    failed: texts.detailFailed,
  });
  const open = (id: string) => void navigate({ to: '/users/$id', params: { id } });
  const add = <AddButton right="users:create" label="إضافة مستخدم" onAdd={() => form.show(null)} />;

  return (
    <section aria-label="المستخدمون">
      <UserFilters list={list} actions={add} />
      <DataTable
        label="المستخدمون"
        columns={userColumns}
        failedTitle={texts.loadFailed}
        list={list}
        rowKey={(user) => user._id}
        onOpen={(user) => open(user._id)}
        renderActions={(user) => (
          <UserMenu
            user={user}
            above={whyNot(user)}
            onView={() => open(user._id)}
            onEdit={() => form.show(user)}
            onPassword={() => password.show(user)}
            onToggle={() => toggle(user)}
            onRemove={() => remove(user)}
          />
        )}
        empty={<EmptyState icon={UsersRound} title="لا يوجد مستخدمون بعد" action={add} />}
      />
      {form.dialog}
      {password.dialog}
    </section>
  );
}

function useRemoveUser(): (user: User) => void {
  const confirm = useConfirm();
  const remove = useAction(usersApi.remove, {
    failed: texts.removeFailed,
    // the server's message says whether the user was deleted or only deactivated
    onDone: (message) => toast({ title: message }),
  });

  const ask = async ({ _id, name }: User) => {
    const sure = await confirm({
      title: 'حذف المستخدم',
      message: `سيُحذف المستخدم «${name}» نهائياً. إن كانت له سجلات في النظام فسيُعطَّل حسابه بدلاً من حذفه.`,
      confirmLabel: 'حذف المستخدم',
      tone: 'danger',
    });
    if (sure) remove.mutate({ params: { id: _id } });
  };
  return (user) => void ask(user);
}
