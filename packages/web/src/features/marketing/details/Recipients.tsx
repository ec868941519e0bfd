import {
  channels,
  isRetryable,
  marketingApi,
  messageStatus,
  recipientBlocked,
  retryCampaignBlocked,
  type Campaign,
  type CampaignMessage,
} from '@turoos/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { Mail, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { optionsOf } from '@/lib/format/options';
import { useAction } from '@/lib/http/use-action';
import { useData } from '@/lib/http/use-data';
import { usePermit } from '@/lib/session/can';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Pagination } from '@/ui/Pagination';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { SearchBox } from '@/ui/SearchBox';
import { Select } from '@/ui/Select';
import { Table } from '@/ui/Table';
import { messageColumns } from './message-columns';

const limit = 10;
const ways = optionsOf(channels);
const statuses = optionsOf(messageStatus);

/** The messages of a campaign, with their delivery status. */
export function Recipients({ campaign }: { campaign: Campaign }) {
  const [{ page, ...filters }, setShown] = useState({ page: 1, q: '', channel: '', status: '' });
  const narrow = (changes: Partial<typeof filters>) => setShown({ ...filters, ...changes, page: 1 });
  const query = {
    page,
    limit,
    q: filters.q || undefined,
    channel: filters.channel || undefined,
    status: filters.status || undefined,
  };
  const given = { params: { id: campaign._id }, query };
  const messages = useData('marketing', marketingApi.messages, given, {
    placeholderData: keepPreviousData,
  });
  const isNarrowed = Object.values(filters).some(Boolean);

  return (
    <div className="flex flex-col gap-3">
      <search className="flex flex-wrap gap-2 *:min-w-36 max-sm:*:grow">
        <SearchBox label="ابحث باسم العميل أو هاتفه" value={filters.q} onSearch={(q) => narrow({ q })} />
        <Select
          aria-label="الوسيلة"
          placeholder="كل الوسائل"
          options={ways}
          value={filters.channel}
          onValueChange={(channel) => narrow({ channel })}
        />
        <Select
          aria-label="حالة الرسالة"
          placeholder="كل الحالات"
          options={statuses}
          value={filters.status}
          onValueChange={(status) => narrow({ status })}
        />
      </search>
      <QueryBoundary query={messages}>
        {({ rows, total }) =>
          total === 0 ? (
            <EmptyState
              icon={Mail}
              title={isNarrowed ? 'لا رسائل بهذه الحالة' : 'لم تُرسل الحملة بعد'}
              message={
                isNarrowed ? 'اختر وسيلة أو حالة أخرى.' : 'أرسلها من قائمة إجراءاتها ليظهر هنا من وصلته.'
              }
            />
          ) : (
            <div className="overflow-hidden rounded-lg border border-line">
              <Table
                label="رسائل الحملة"
                columns={messageColumns}
                rows={rows}
                rowKey={(message) => message._id}
                stale={messages.isPlaceholderData}
                renderActions={(message) =>
                  isRetryable(message.status) && <Retry campaign={campaign} message={message} />
                }
              />
              <Pagination
                page={page}
                limit={limit}
                total={total}
                onPage={(next) => setShown({ ...filters, page: next })}
              />
            </div>
          )
        }
      </QueryBoundary>
    </div>
  );
}

function Retry({ campaign, message }: { campaign: Campaign; message: CampaignMessage }) {
  const may = usePermit('marketing:create');
  const retry = useAction(marketingApi.retryMessage, {
    done: 'أُعيدت الرسالة إلى الانتظار',
    failed: 'فشل في إعادة الإرسال',
  });
  return (
    <Button
      size="sm"
      icon={RotateCw}
      busy={retry.isPending}
      aria-label={`إعادة الإرسال إلى ${message.recipient}`}
      disabledReason={may.reason ?? retryCampaignBlocked(campaign) ?? recipientBlocked(message.customer)}
      onClick={() => retry.mutate({ params: { id: campaign._id, message: message._id } })}
    >
      إعادة الإرسال
    </Button>
  );
}
