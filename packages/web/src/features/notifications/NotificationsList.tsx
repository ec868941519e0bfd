import { keepPreviousData } from '@tanstack/react-query';
import { notificationsApi } from '@turoos/contract';
import { CheckCheck, Settings2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '@/lib/http/use-action';
import { useData } from '@/lib/http/use-data';
import { Link } from '@/lib/navigation/Link';
import { Button } from '@/ui/Button';
import { buttonStyle } from '@/ui/button-style';
import { EmptyState } from '@/ui/EmptyState';
import { Pagination } from '@/ui/Pagination';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { NotificationItem } from './NotificationItem';

const limit = 8;

/** The user's notifications, unread first. `onLeave` is called when a link is followed. */
export function NotificationsList({ onLeave }: { onLeave: () => void }) {
  const [page, setPage] = useState(1);
  const list = useData(
    'notifications',
    notificationsApi.list,
    { query: { page, limit } },
    { placeholderData: keepPreviousData },
  );
  const readAll = useAction(notificationsApi.readAll, { failed: 'فشل في تحديد الإشعارات كمقروءة' });
  const removeRead = useAction(notificationsApi.removeRead, {
    done: 'تم حذف الإشعارات المقروءة',
    failed: 'فشل في حذف الإشعارات',
    onDone: () => setPage(1),
  });

  return (
    <QueryBoundary query={list}>
      {({ rows, total, summary }) => (
        <>
          <div className="mb-1 flex flex-wrap items-center gap-2">
            <Button
              size="sm"
              icon={CheckCheck}
              busy={readAll.isPending}
              disabledReason={summary.unread === 0 && 'لا توجد إشعارات غير مقروءة'}
              onClick={() => readAll.mutate({})}
            >
              تحديد الكل كمقروء
            </Button>
            <Button
              size="sm"
              icon={Trash2}
              busy={removeRead.isPending}
              disabledReason={total <= summary.unread && 'لا توجد إشعارات مقروءة'}
              onClick={() => removeRead.mutate({})}
            >
              حذف المقروء
            </Button>
            <Link
              to="/settings"
              search={{ tab: 'notifications' }}
              onClick={onLeave}
              className={buttonStyle('ghost', 'sm', 'ms-auto')}
            >
              <Settings2 className="size-3.5" aria-hidden="true" />
              إعدادات الإشعارات
            </Link>
          </div>
          {rows.length === 0 ? (
            <EmptyState
              scene="done"
              title="لا توجد إشعارات"
              message="ستجد هنا الفواتير الجديدة ونقص المخزون والديون التي تجاوزت الحد."
            />
          ) : (
            <ul aria-label="إشعارات المتجر" className="divide-y divide-line">
              {rows.map((notification) => (
                <NotificationItem key={notification._id} notification={notification} onFollow={onLeave} />
              ))}
            </ul>
          )}
          {total > limit && <Pagination page={page} limit={limit} total={total} onPage={setPage} />}
        </>
      )}
    </QueryBoundary>
  );
}
