import {
  arrivalMessage,
  askedPartsApi,
  channelNames,
  channels,
  hasAddress,
  lastMinuteAfter,
  type AskedPart,
  type Asker,
  type Channel,
} from '@turoos/contract';
import { useState } from 'react';
import { formatDate, formatDateTime, formatNumber } from '@/lib/format/format';
import { useAction } from '@/lib/http/use-action';
import { useData } from '@/lib/http/use-data';
import { toast } from '@/lib/toasts/toast-store';
import { MessageBubble } from '@/shared/messages/MessageBubble';
import { useWaitingHints } from '@/shared/messages/use-waiting-hints';
import { useShop, type Store } from '@/shared/shop/use-shop';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { Code, legible, Phone } from '@/ui/Code';
import { Dialog } from '@/ui/Dialog';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { RadioGroup } from '@/ui/RadioGroup';
import { useRate } from '@/ui/rate-context';
import { Skeleton } from '@/ui/Skeleton';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { firstReached, toldText } from './telling';

type Arrived = AskedPart & { part: NonNullable<AskedPart['part']> };

/** Tells those who asked for a part that it has come, and keeps it for them. */
export default function TellDialog({ subject, open, onClose }: SubjectDialogProps<AskedPart>) {
  const { _id: id, part } = subject;
  const askers = useData('asked-parts', askedPartsApi.askers, { params: { id } });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title="وصلت، أبلغ العملاء"
      description={
        part && (
          <>
            {legible(part.name)} <Code>{part.partNumber}</Code>، المتاح منها {formatNumber(part.free)}
          </>
        )
      }
    >
      <QueryBoundary query={askers} title="فشل في تحميل من طلبوها" waiting={<Skeleton className="h-64" />}>
        {(rows) =>
          part && (
            <Telling
              asked={{ ...subject, part }}
              arrived={rows.filter(({ status }) => status === 'arrived')}
              onDone={onClose}
            />
          )
        }
      </QueryBoundary>
    </Dialog>
  );
}

type TellingProps = { asked: Arrived; arrived: readonly Asker[]; onDone: () => void };

function Telling({ asked, arrived, onDone }: TellingProps) {
  /** Those who were shown when it was sent: where only its answer is lost, they no longer wait. */
  const [sentTo, setSentTo] = useState<readonly Asker[]>();
  const askers = sentTo ?? arrived;
  const store = useShop();
  const waitingHint = useWaitingHints();
  const [reserve, setReserve] = useState(true);
  const [channel, setChannel] = useState<Channel>(() => firstReached(askers));
  const reachable = askers.filter((asker) => hasAddress(channel, asker));
  const [unticked, setUnticked] = useState<readonly string[]>([]);
  const ticked = reachable.filter(({ _id }) => !unticked.includes(_id));
  const tell = useAction(askedPartsApi.tell, {
    failed: 'فشل في إبلاغ العملاء',
    onDone: (outcome) => {
      toast(toldText(outcome, channel));
      onDone();
    },
  });
  const tick = (asker: Asker, isTicked: boolean) =>
    setUnticked(isTicked ? unticked.filter((id) => id !== asker._id) : [...unticked, asker._id]);
  if (askers.length === 0) return <p className="text-muted">أُبلغ كل من طلبها.</p>;
  return (
    <div className="flex flex-col gap-4">
      <fieldset className="flex flex-col divide-y divide-line rounded-lg border border-line">
        <legend className="sr-only">من يُبلغ</legend>
        {askers.map((asker) => (
          <AskerRow
            key={asker._id}
            asker={asker}
            isReachable={reachable.includes(asker)}
            isTicked={ticked.includes(asker)}
            onTick={(isTicked) => tick(asker, isTicked)}
          />
        ))}
      </fieldset>
      <RadioGroup<Channel>
        inline
        aria-label="وسيلة الإرسال"
        name="channel"
        value={channel}
        onChange={setChannel}
        options={channelNames.map((name) => ({
          value: name,
          label: channels[name].label,
          hint: waitingHint(name),
        }))}
      />
      <Checkbox
        label="حجز ما طلبه كل منهم"
        hint={`إلى نهاية يوم ${formatDate(lastMinuteAfter(store.reservationDays))}، الأقدم طلباً أولاً`}
        checked={reserve}
        onChange={(event) => setReserve(event.target.checked)}
      />
      <Preview asked={asked} asker={ticked[0]} reserve={reserve} store={store} />
      <div className="flex gap-2">
        <Button
          variant="primary"
          busy={tell.isPending}
          disabledReason={ticked.length === 0 && 'لا يصل إلى أحد منهم بهذه الوسيلة'}
          onClick={() => {
            setSentTo(askers);
            tell.mutate({
              params: { id: asked._id },
              body: { askers: ticked.map(({ _id }) => _id), channel, reserve },
            });
          }}
        >
          إبلاغ ({formatNumber(ticked.length)})
        </Button>
        <Button onClick={onDone}>رجوع</Button>
      </div>
    </div>
  );
}

type AskerRowProps = {
  asker: Asker;
  isReachable: boolean;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
};

const AskerRow = ({ asker, isReachable, isTicked, onTick }: AskerRowProps) => (
  <div className="flex flex-wrap items-center gap-x-3 px-3 py-1">
    <Checkbox
      label={`${asker.customer?.name || asker.name || 'بلا اسم'} (${formatNumber(asker.quantity)})`}
      hint={isReachable ? undefined : 'لا رقم له ولا بريد لهذه الوسيلة'}
      checked={isTicked}
      disabled={!isReachable}
      onChange={(event) => onTick(event.target.checked)}
    />
    <span className="ms-auto flex items-center gap-2 text-sm text-muted">
      {asker.phone && <Phone>{asker.phone}</Phone>}
      <bdi>{formatDateTime(asker.askedAt)}</bdi>
    </span>
  </div>
);

type PreviewProps = { asked: Arrived; asker: Asker | undefined; reserve: boolean; store: Store };

function Preview({ asked: { part }, asker, reserve, store }: PreviewProps) {
  const rate = useRate();
  if (!asker) return null;
  const text = arrivalMessage({
    name: asker.customer?.name ?? asker.name,
    part,
    price: asker.price,
    rate,
    shop: store,
    kept: reserve ? { quantity: asker.quantity, until: lastMinuteAfter(store.reservationDays) } : undefined,
  });
  return (
    <section aria-label="كما يقرؤها العميل">
      <MessageBubble>{text}</MessageBubble>
    </section>
  );
}
