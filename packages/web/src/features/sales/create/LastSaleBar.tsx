import { isProvisional, provisional, type Sale } from '@turoos/contract';
import { CircleCheck, ExternalLink, MessageCircle, Pause, Printer, X, type LucideIcon } from 'lucide-react';
import { useShortcut } from '@/lib/keyboard/shortcuts';
import { navigate } from '@/lib/navigation/hooks';
import { Link } from '@/lib/navigation/Link';
import { useUser } from '@/lib/session/session-state';
import { useShop } from '@/shared/shop/use-shop';
import { isKept } from '@/shared/till/kept-invoices';
import { useAway } from '@/shared/till/use-away';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { cn } from '@/ui/cn';
import { Code, legible } from '@/ui/Code';
import { IconButton } from '@/ui/IconButton';
import { Kbd } from '@/ui/Kbd';
import { Money } from '@/ui/Money';
import { useRate } from '@/ui/rate-context';
import { rateOf, restAtSale, saleName } from '../sale-labels';
import { openWhatsApp } from '../share/use-share';
import { useSaleCustomer } from '../use-sale-customer';
import { lastSale, type LastSale } from './last-sale';
import { useFinalNumber } from './use-final-number';

type LastSaleBarProps = {
  onPrint: (sale: Sale) => void;
  /** Whether the next invoice has lines: the bar then leaves out what only the end of a sale is about. */
  hasNextBegun: boolean;
};

/** Names the invoice that was made last, above the next one, with what is still done with it. */
export function LastSaleBar(props: LastSaleBarProps) {
  const last = lastSale.use();
  const { _id: user } = useUser();
  useFinalNumber();
  return last?.user === user ? <Bar last={last} {...props} /> : null;
}

function Bar({ last: { sale, change }, onPrint, hasNextBegun }: LastSaleBarProps & { last: LastSale }) {
  const customer = useSaleCustomer(sale);
  const shop = useShop();
  const today = useRate();
  const isHeld = sale.status === 'pending';
  const isAway = useAway() !== undefined;
  // the server does not know it yet, and not under this id, or its page cannot be opened now
  const isOnTill = isProvisional(sale) || isKept(sale) || isAway;
  const print = () => onPrint(sale);
  const send = () => openWhatsApp({ sale, customerPhone: customer?.phone ?? '' }, shop.name, today);
  const open = () => {
    if (!isOnTill) void navigate({ to: '/sales/$id', params: { id: sale._id } });
  };
  useShortcut('Ctrl+P', 'طباعة آخر فاتورة', print);
  useShortcut('Alt+W', 'إرسال آخر فاتورة عبر واتساب', send);
  useShortcut('Alt+O', 'فتح آخر فاتورة', open);

  const Icon = isHeld ? Pause : CircleCheck;
  return (
    <section
      aria-label="آخر فاتورة"
      className="flex flex-wrap items-center gap-x-4 gap-y-1.5 rounded-lg border border-success bg-surface py-1.5 ps-3 pe-1.5 shadow-card"
    >
      <div className="flex grow flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="flex items-center gap-1.5">
          <Icon className="size-4 shrink-0 self-center text-success" aria-hidden="true" />
          {isOnTill ? (
            <Code className="font-semibold">{saleName(sale)}</Code>
          ) : (
            <Link to="/sales/$id" params={{ id: sale._id }} className="font-semibold hover:underline">
              <Code>{saleName(sale)}</Code>
            </Link>
          )}
          {isProvisional(sale) && <Badge tone="warning">{provisional}</Badge>}
          {sale.saleNumber && sale.offlineNumber && (
            <span className="text-sm text-muted">
              رقمها المؤقت <Code>{sale.offlineNumber}</Code>
            </span>
          )}
        </span>
        <Money usd={sale.grandTotal} at={rateOf(sale)} />
        {sale.customer && <span>{legible(sale.customerName)}</span>}
        {!isHeld && sale.remaining > 0 && (
          <span className="flex flex-wrap items-baseline gap-x-1.5 text-warning">
            المتبقي <Money usd={sale.remaining} at={restAtSale(sale)} />
          </span>
        )}
        <output className={hasNextBegun ? 'hidden' : undefined}>
          {isHeld ? (
            <>
              تم تعليق الفاتورة
              <span className="max-sm:hidden">
                {isKept(sale) ? ' على هذا الجهاز' : '، تجدها في قائمة المبيعات لإكمالها'}
              </span>
            </>
          ) : (
            'تم حفظ الفاتورة بنجاح'
          )}
        </output>
        {change && (
          // it stays while the next invoice begins, because it may not have been handed over yet
          <output className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-semibold">الباقي للعميل</span>
            <span className={cn('font-semibold text-success', hasNextBegun ? 'text-lg' : 'text-2xl')}>
              {legible(change)}
            </span>
          </output>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-1.5 max-sm:grow">
        <KeyedButton label="طباعة" icon={Printer} keys="Ctrl+P" onClick={print} />
        <KeyedButton label="واتساب" icon={MessageCircle} keys="Alt+W" onClick={send} />
        {!isOnTill && <KeyedButton label="فتح" icon={ExternalLink} keys="Alt+O" onClick={open} />}
        <span className="ms-auto">
          <IconButton label="إخفاء آخر فاتورة" icon={X} size="sm" onClick={() => lastSale.set(null)} />
        </span>
      </div>
    </section>
  );
}

type KeyedButtonProps = { label: string; icon: LucideIcon; keys: string; onClick: () => void };

const KeyedButton = ({ label, icon, keys, onClick }: KeyedButtonProps) => (
  <Button size="sm" icon={icon} onClick={onClick} aria-keyshortcuts={keys.replace('Ctrl', 'Control')}>
    {label}
    <span aria-hidden="true" className="max-lg:hidden pointer-coarse:hidden">
      <Kbd keys={keys} />
    </span>
  </Button>
);
