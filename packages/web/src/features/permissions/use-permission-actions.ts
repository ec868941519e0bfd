import { permissionsApi, type Permission } from '@turoos/contract';
import { useAction } from '@/lib/http/use-action';
import { toast } from '@/lib/toasts/toast-store';
import { useConfirm } from '@/ui/ConfirmDialog';
import { texts } from './permission-texts';

/** Actions on permissions, each after a confirmation. */
export function usePermissionActions() {
  const confirm = useConfirm();
  const update = useAction(permissionsApi.update, {
    failed: texts.updateFailed,
    onDone: ({ isActive }) => toast({ title: isActive ? 'تم تفعيل الصلاحية' : 'تم تعطيل الصلاحية' }),
  });
  const remove = useAction(permissionsApi.remove, { done: texts.removed, failed: texts.removeFailed });
  const initialise = useAction(permissionsApi.initialize, {
    failed: texts.initialiseFailed,
    onDone: ({ created, total }) =>
      toast({
        title: created > 0 ? 'تم إنشاء صلاحيات النظام' : 'صلاحيات النظام موجودة كلها',
        message: `أُنشئ ${created} من ${total}`,
      }),
  });

  return {
    initialising: initialise.isPending,
    toggle: async ({ id, displayName, isActive }: Permission) => {
      const sure = isActive
        ? await confirm({
            title: 'تعطيل الصلاحية',
            message: `ستُسحب صلاحية «${displayName}» فوراً من كل المستخدمين عدا المديرين.`,
            confirmLabel: 'تعطيل الصلاحية',
            tone: 'danger',
          })
        : await confirm({
            title: 'تفعيل الصلاحية',
            message: `ستعود صلاحية «${displayName}» إلى كل من مُنحت له.`,
            confirmLabel: 'تفعيل الصلاحية',
          });
      if (sure) update.mutate({ params: { id }, body: { isActive: !isActive } });
    },
    remove: async ({ id, displayName }: Permission) => {
      const sure = await confirm({
        title: 'حذف الصلاحية',
        message: `ستُحذف صلاحية «${displayName}» نهائياً، وتُسحب من الأدوار والمستخدمين الذين مُنحت لهم.`,
        confirmLabel: 'حذف الصلاحية',
        tone: 'danger',
      });
      if (sure) remove.mutate({ params: { id } });
    },
    initialise: async () => {
      const sure = await confirm({
        title: 'تهيئة صلاحيات النظام',
        message: 'سيتم إنشاء جميع صلاحيات النظام الأساسية. هل تريد المتابعة؟',
        confirmLabel: 'تهيئة',
      });
      if (sure) initialise.mutate({});
    },
  };
}
