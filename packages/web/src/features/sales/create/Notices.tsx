import { CircleAlert, FileText, History, PackagePlus, Pause } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatAgo, formatRials, YER } from '@/lib/format/format';
import { Button } from '@/ui/Button';
import { cn } from '@/ui/cn';
import { Code } from '@/ui/Code';
import { softTone, type Tone } from '@/ui/tone';
import type { Draft } from './draft';

type NoticesProps = {
  draft: Draft;
  recoveredAt: number | null;
  refusal: string | undefined;
  saving: boolean;
  /** Adds the parts that were kept for the next invoice to this one. */
  onAddKept: () => void;
  onDiscard: () => Promise<void>;
  /** Makes it an invoice of no quotation. */
  onUnlink: () => void;
};

export const unansweredText = 'أُرسلت ولم يصل رد الخادم، فاحفظها مرة أخرى: لن تُسجل مرتين.';

/** Notices above the invoice: a recovered draft, a lost response, a held invoice, parts for the next one, a refusal. */
export function Notices({
  draft,
  recoveredAt,
  refusal,
  saving,
  onAddKept,
  onDiscard,
  onUnlink,
}: NoticesProps) {
  return (
    <>
      {recoveredAt !== null && !draft.held && (
        <Notice tone="info" icon={History}>
          <p className="grow">استُعيدت فاتورة لم تُحفظ ({formatAgo(recoveredAt)}).</p>
          <Button size="sm" onClick={() => void onDiscard()}>
            حذف المسودة
          </Button>
        </Notice>
      )}
      {draft.unanswered && !saving && (
        <Notice tone="warning" icon={CircleAlert}>
          <p>{unansweredText}</p>
        </Notice>
      )}
      {draft.held && (
        <Notice tone="warning" icon={Pause}>
          <p className="grow">
            فاتورة معلقة: اختر نوع الدفع ثم احفظ لإكمالها. تُراجع الكميات والأسعار عند الحفظ.
          </p>
          {/* A plain link loads a new page, so this page's draft stays with the held invoice. */}
          <a href={`/sales?new=1&duplicate=${draft.held.id}`} className="font-semibold underline">
            نسخ أصنافها إلى فاتورة جديدة
          </a>
        </Notice>
      )}
      {draft.quotation && (
        <Notice tone="info" icon={FileText}>
          <p className="grow">
            من عرض السعر <Code>{draft.quotation.number}</Code>
            {draft.quotation.rials !== undefined && (
              <>
                ، والمتفق عليه{' '}
                <b>
                  <bdi>{formatRials(draft.quotation.rials)}</bdi> {YER}
                </b>
              </>
            )}
          </p>
          <Button size="sm" onClick={onUnlink}>
            فك الربط
          </Button>
        </Notice>
      )}
      {draft.next.length > 0 && (
        <Notice tone="info" icon={PackagePlus}>
          <p className="grow">
            للفاتورة التالية:{' '}
            {draft.next.map(({ name, quantity }) => nameWithQuantity(name, quantity)).join('، ')}
          </p>
          {!saving && (
            <Button size="sm" onClick={onAddKept}>
              إضافتها إلى هذه الفاتورة
            </Button>
          )}
        </Notice>
      )}
      {refusal && (
        <Notice tone="danger" icon={CircleAlert} alert>
          <p>{refusal}</p>
        </Notice>
      )}
    </>
  );
}

const nameWithQuantity = (name: string, quantity: number | null) =>
  quantity === 1 ? name : `${name} (${quantity})`;

type NoticeProps = {
  tone: Tone;
  icon: typeof History;
  alert?: boolean;
  children: ReactNode;
};

const Notice = ({ tone, icon: Icon, alert, children }: NoticeProps) => (
  <div
    role={alert ? 'alert' : 'status'}
    className={cn('flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md px-3 py-2', softTone[tone])}
  >
    <Icon className="size-4 shrink-0" aria-hidden="true" />
    {children}
  </div>
);
