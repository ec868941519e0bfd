import {
  counted,
  ltr,
  nouns,
  priceBases,
  pricesApi,
  type PriceChange,
  type PriceStep,
} from '@turoos/contract';
import { Percent, Undo2 } from 'lucide-react';
import { formatDateTime } from '@/lib/format/format';
import { useData } from '@/lib/http/use-data';
import { useUndoPrices } from '@/shared/prices/use-undo-prices';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Card';
import { useConfirm } from '@/ui/ConfirmDialog';
import { LinkButton } from '@/ui/LinkButton';
import { QueryBoundary } from '@/ui/QueryBoundary';

const SHOWN = 20;

/** The last changes of many prices, each of which can be taken back. */
export function PriceChanges() {
  const changes = useData('products', pricesApi.changes, { query: { limit: SHOWN } });
  return (
    <Section
      title="تغييرات الأسعار بقاعدة"
      description="التراجع يعيد الأسعار كما كانت، ويترك ما تغيّر سعره بعدها."
      actions={
        <LinkButton to="/products" icon={Percent}>
          تغيير أسعار
        </LinkButton>
      }
    >
      <QueryBoundary query={changes} title="فشل في جلب تغييرات الأسعار">
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="text-muted">
              لم تُغيَّر أسعار بقاعدة بعد. حدّد منتجات في قائمتها ثم اضغط «تغيير الأسعار».
            </p>
          ) : (
            <ul className="flex flex-col">
              {rows.map((change) => (
                <ChangeRow key={change._id} change={change} />
              ))}
            </ul>
          )
        }
      </QueryBoundary>
    </Section>
  );
}

function ChangeRow({ change }: { change: PriceChange }) {
  const confirm = useConfirm();
  const undo = useUndoPrices();
  const { _id, parts, by, createdAt, undoneAt, undoneBy } = change;
  const askAndUndo = async () => {
    const sure = await confirm({
      title: 'التراجع عن تغيير الأسعار',
      message: `هل تريد إعادة أسعار ${counted(parts, nouns.product)} كما كانت قبل ${formatDateTime(createdAt)}؟`,
      confirmLabel: 'إعادة الأسعار',
      cancelLabel: 'رجوع',
    });
    if (sure) await undo(_id).catch(() => undefined);
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2.5 first:border-t-0">
      <span className="flex min-w-0 grow flex-col">
        <span className="font-semibold">{ruleText(change)}</span>
        <span className="text-sm text-muted">
          {counted(parts, nouns.product)}، {formatDateTime(createdAt)}، {by}
        </span>
      </span>
      {undoneAt ? (
        <span className="text-sm text-muted">
          تراجع عنه {undoneBy} في {formatDateTime(undoneAt)}
        </span>
      ) : (
        <Button size="sm" icon={Undo2} onClick={() => void askAndUndo()}>
          تراجع
        </Button>
      )}
    </li>
  );
}

/** Words a rule, as «سعر تاجر: سعر البيع ناقص 14%». */
const ruleText = ({ tier, rule }: PriceChange): string =>
  `${tier ? `سعر ${tier.name}` : 'سعر البيع'}: ${priceBases[rule.base]} ${stepTexts[rule.step](rule.value)}`;

const changeText = (value: number, unit: string) =>
  `${value < 0 ? 'ناقص' : 'زائد'} ${ltr(`${Math.abs(value)}${unit}`)}`;

const stepTexts: Readonly<Record<PriceStep, (value: number) => string>> = {
  percent: (value) => changeText(value, '%'),
  amount: (value) => changeText(value, '$'),
  factor: (value) => `مضروباً في ${ltr(String(value))}`,
  margin: (value) => `بهامش ربح ${ltr(`${value}%`)} من السعر`,
};
