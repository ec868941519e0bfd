import { asFile, usersApi, type UserDetail } from '@turoos/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '@/lib/http/api';
import { failureText } from '@/lib/http/api-error';
import { datedName } from '@/lib/http/download';
import { useDownload } from '@/lib/http/use-download';
import { saveFile } from '@/lib/platform/save-file';
import { toast } from '@/lib/toasts/toast-store';

const mostActivities = 1000;
const failed = 'فشل في تصدير البيانات';

/** Exports the activity log as CSV, or the user with the newest activities as JSON. */
export function useExportUser(id: string, user: UserDetail) {
  const fileName = (extension: string) => datedName(`user-${user.username}`, extension);
  const csv = useDownload(asFile(usersApi.activities), { done: 'تم تصدير سجل النشاط', failed });
  const json = useMutation({
    mutationFn: async () => {
      const { rows } = await call(usersApi.activities, { params: { id }, query: { limit: mostActivities } });
      const text = JSON.stringify({ user: userInFile(user), activities: rows.map(inDollars) }, null, 2);
      saveFile(new File([text], fileName('json'), { type: 'application/json' }));
    },
    onSuccess: () => toast({ title: 'تم تصدير بيانات المستخدم', message: fileName('json') }),
    onError: (error) => toast({ tone: 'danger', title: failed, message: failureText(error) }),
  });
  return {
    csv: {
      busy: csv.isPending,
      run: () =>
        csv.mutate({ fileName: fileName('csv'), given: { params: { id }, query: { format: 'csv' } } }),
    },
    json: { busy: json.isPending, run: () => json.mutate() },
  };
}

/** Exported amounts are in dollars, as in the API, because people and other programs read the file. */
const userInFile = ({ totalSales, ...user }: UserDetail) => ({ ...user, totalSales: totalSales / 100 });
const inDollars = <Row extends { amount: number | null }>(row: Row) => ({
  ...row,
  amount: row.amount === null ? null : row.amount / 100,
});
