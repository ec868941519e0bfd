import {
  decisionKinds,
  decisionLines,
  decisionStatus,
  type DecisionKind,
  type LateCash,
  type OfflineSaleDetail,
  type SaleDecision,
} from '@turoos/contract';
import { Banknote, Check, ClipboardCheck } from 'lucide-react';
import { formatDateTime } from '@/lib/format/format';
import { Link } from '@/lib/navigation/Link';
import { usePermit } from '@/lib/session/can';
import { StatusBadge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Card';
import { Code, legible } from '@/ui/Code';
import { useMoneyText } from '@/ui/money-text';
import { lateCashLines } from './late-cash-words';
import { openDecisions } from './sale-state';

type DecisionsCardProps = {
  sale: OfflineSaleDetail;
  onAccept: (kind: DecisionKind) => void;
  onCorrect: () => void;
  onCounted: () => void;
};

/** What does not fit, each in sentences, with what can be done about it alone. */
export function DecisionsCard(props: DecisionsCardProps) {
  const { sale } = props;
  return (
    <Section title="ما لا يطابق">
      {sale.decisions.length === 0 ? (
        <p>يطابق البيع ما في المتجر، وسُجل كما هو.</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {sale.decisions.map((decision) => (
            <Decision key={decision._id} {...props} decision={decision} />
          ))}
        </ul>
      )}
    </Section>
  );
}

type DecisionProps = DecisionsCardProps & { decision: SaleDecision };

function Decision(props: DecisionProps) {
  const { sale, decision } = props;
  const moneyText = useMoneyText();
  const isLate = decision.kind === 'shift' && decision.status === 'open';
  const lines = [
    ...decisionLines(decision, (cents) => moneyText(cents, sale.usd_to_yer)),
    ...(isLate && sale.lateCash ? lateCashLines(sale.lateCash) : []),
  ];
  return (
    <li className="flex flex-col gap-2 py-3 first:pt-0 last:pb-0">
      <h3 className="flex flex-wrap items-center gap-2 font-semibold">
        {decisionKinds[decision.kind]}
        <StatusBadge status={decisionStatus[decision.status]} />
      </h3>
      {lines.map((line) => (
        <p key={line} className="text-pretty">
          {legible(line)}
        </p>
      ))}
      <Papers decision={decision} />
      {decision.kind === 'shortage' && <SoldBefore sale={sale} />}
      {isLate && sale.lateCash && <ShiftLink late={sale.lateCash} />}
      {decision.decidedAt && <Outcome decision={decision} at={decision.decidedAt} />}
      {decision.status === 'open' && sale.booked && <Ways {...props} />}
    </li>
  );
}

const Outcome = ({ decision: { decidedBy, note }, at }: { decision: SaleDecision; at: Date }) => (
  <p className="text-sm text-muted">
    {legible(decidedBy?.name ?? 'مستخدم محذوف')}، {formatDateTime(at)}
    {note && <>: {legible(note)}</>}
  </p>
);

/** The adjustments that brought in what was missing, and the invoices that may be the same sale. */
function Papers({ decision: { details } }: { decision: SaleDecision }) {
  const adjustments = (details.parts ?? []).flatMap(({ adjustment }) => adjustment?.number ?? []);
  const invoices = (details.sales ?? []).map(({ number }) => number);
  if (adjustments.length + invoices.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-3 text-sm">
      {adjustments.map((number) => (
        <Paper key={number} to="/stock-adjustments" number={number}>
          دخل الناقص بالتسوية
        </Paper>
      ))}
      {invoices.map((number) => (
        <Paper key={number} to="/sales" number={number}>
          عرض الفاتورة
        </Paper>
      ))}
    </p>
  );
}

const ShiftLink = ({ late: { shift } }: { late: LateCash }) => (
  <p className="text-sm">
    <Link to="/cash/shifts/$id" params={{ id: shift._id }} className={paperStyle}>
      تقرير الإقفال <Code>{`Z-${shift.zNumber}`}</Code>
    </Link>
  </p>
);

const paperStyle =
  'text-accent-strong hover:underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:gap-1 pointer-coarse:items-center';

/** Which sale took the pieces that were missing: often the same last piece, sold on another till. */
const SoldBefore = ({ sale: { soldBefore, parts } }: { sale: OfflineSaleDetail }) =>
  soldBefore.map(({ product, sale: id, number, offlineNumber, at }) => (
    <p key={product} className="text-sm">
      آخر بيع قبله
      {parts.length > 1 && <> من {legible(parts.find((one) => one.product === product)?.name ?? '')}</>}:{' '}
      <Link to="/sales/$id" params={{ id }} className={paperStyle}>
        <Code>{number}</Code>
        {offlineNumber && (
          <>
            {' '}
            (<Code>{offlineNumber}</Code>)
          </>
        )}
      </Link>{' '}
      في {formatDateTime(at)}
    </p>
  ));

type PaperProps = { to: '/stock-adjustments' | '/sales'; number: string; children: string };

const Paper = ({ to, number, children }: PaperProps) => (
  <Link to={to} search={{ q: number }} className={paperStyle}>
    {children} <Code>{number}</Code>
  </Link>
);

/** What can be done about this one alone. */
function Ways({ sale, decision: { kind }, onAccept, onCorrect, onCounted }: DecisionProps) {
  const mayAdjust = usePermit('stockAdjustments:create', 'stockAdjustments:approve');
  const mayManageCash = usePermit('cash:admin');
  const hasOthers = openDecisions(sale).length > 1;
  const late = kind === 'shift' ? sale.lateCash : null;
  if (!hasOthers && !late && kind !== 'shortage') return null;
  return (
    <div className="flex flex-wrap gap-2">
      {kind === 'shortage' && (
        <Button
          icon={ClipboardCheck}
          disabledReason={
            mayAdjust.reason ?? (sale.shelves.length === 0 ? 'القطعة لم تعد موجودة' : undefined)
          }
          onClick={onCorrect}
        >
          تصحيح المخزون
        </Button>
      )}
      {late && (
        <Button
          icon={Banknote}
          disabledReason={mayManageCash.reason ?? late.blocked ?? undefined}
          onClick={onCounted}
        >
          عُدّت نقوده في إقفال الوردية
        </Button>
      )}
      {hasOthers && (
        <Button icon={Check} onClick={() => onAccept(kind)}>
          قبول
        </Button>
      )}
    </div>
  );
}
