import { keepPreviousData, useMutation } from '@tanstack/react-query';
import { counted, nouns, pricesApi, priceChangeTexts, type PricePreview as Preview } from '@turoos/contract';
import { useId, useState } from 'react';
import { isLost } from '@/lib/http/api-error';
import { useData } from '@/lib/http/use-data';
import { useDebounced } from '@/lib/state/debounce';
import { Button } from '@/ui/Button';
import { useConfirm } from '@/ui/ConfirmDialog';
import { Dialog } from '@/ui/Dialog';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { Field } from '@/ui/Field';
import { useRate } from '@/ui/rate-context';
import { Select } from '@/ui/Select';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { countText, type PricedParts, type PricingSubject } from './priced-parts';
import { PricePreview } from './PricePreview';
import { ruleOf, type RuleDraft } from './rule-draft';
import { RuleFields } from './RuleFields';
import { useChangePrices } from './use-change-prices';

/** Changes the prices of many parts by a rule, and shows each old and new price first. */
export default function PricesDialog({ subject, open, onClose }: SubjectDialogProps<PricingSubject>) {
  const [scope, setScope] = useState<keyof PricingSubject>('picked');
  const parts = subject[scope];
  const rate = useRate();
  const [draft, setDraft] = useState<RuleDraft>({
    tier: '',
    base: 'price',
    step: 'percent',
    value: null,
    rounding: rate === null ? 'USD 1' : 'YER 50',
  });
  const [asked, setAsked] = useState(draft);
  const ask = useDebounced(setAsked);
  const confirm = useConfirm();
  const changePrices = useChangePrices();
  const formId = useId();

  const save = useMutation({
    mutationFn: async () => {
      if (!question || !preview.data || !(await agrees(preview.data))) return;
      await changePrices({ ...question, mark: preview.data.mark });
      onClose();
    },
    onError: (error) => {
      // what was seen is no longer so
      if (!isLost(error)) void preview.refetch();
    },
  });
  // without a response the prices may have been raised: what was seen stays, because a fresh preview raises them again
  const { question, preview, isStale } = usePreview(parts, asked, !save.isPending && !isLost(save.error));
  const agrees = async ({ warnings }: Preview): Promise<boolean> =>
    warnings.belowCost + warnings.large === 0 ||
    confirm({
      title: 'أسعار غير معتادة',
      message: `هل تريد حفظها؟ ${unusual(warnings)}.`,
      confirmLabel: 'حفظ الأسعار',
      cancelLabel: 'مراجعة',
    });
  const blocked = blockedBy(question && preview.data, isStale || draft !== asked);

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title="تغيير الأسعار"
      description="مقدار سالب يخفض الأسعار. وكل تغيير يمكن التراجع عنه من شاشة «الأسعار»."
      footer={
        <>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            busy={save.isPending}
            disabledReason={blocked}
          >
            حفظ الأسعار
          </Button>
          <Button onClick={onClose}>رجوع</Button>
        </>
      }
    >
      <form
        id={formId}
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!blocked && !save.isPending) save.mutate();
        }}
      >
        <ErrorBanner error={save.error ?? preview.error} />
        <RuleFields
          rule={draft}
          onChange={(rule) => {
            setDraft(rule);
            save.reset();
            ask.call(rule);
          }}
        >
          <Field label="المنتجات">
            <Select
              value={scope}
              onValueChange={(chosen) => {
                setScope(chosen === 'all' ? 'all' : 'picked');
                save.reset();
              }}
              options={[
                { value: 'picked', label: `المحدد: ${countText(subject.picked)}` },
                { value: 'all', label: `كل ما في القائمة: ${countText(subject.all)}` },
              ]}
            />
          </Field>
        </RuleFields>
        {question && preview.data && <PricePreview preview={preview.data} />}
      </form>
    </Dialog>
  );
}

/** Asks the server what the rule does, as soon as it is complete. */
function usePreview({ ids, filters }: PricedParts, draft: RuleDraft, isFresh: boolean) {
  const rule = ruleOf(draft);
  const question = rule && { ids, filters, tier: draft.tier || null, rule };
  const preview = useData(
    'products',
    pricesApi.previewChange,
    { body: question ?? { tier: null, rule: noRule } },
    { enabled: isFresh && question !== undefined, placeholderData: keepPreviousData, staleTime: 0 },
  );
  return { question, preview, isStale: preview.isPlaceholderData || preview.isFetching };
}

/** What is never asked. */
const noRule = { base: 'price', step: 'percent', value: 0, rounding: { currency: 'USD', step: 1 } } as const;

/** Returns why the prices can't be saved yet. */
function blockedBy(preview: Preview | undefined, isStale: boolean): string | undefined {
  if (!preview) return 'أدخل مقدار التغيير';
  if (isStale) return 'تُحسب الأسعار الجديدة';
  if (preview.changed === 0) return priceChangeTexts.nothing;
  const { blocked } = preview.warnings;
  return blocked > 0
    ? `أسعار لا يمكن حفظها: ${counted(blocked, nouns.product)}. غيّر القاعدة أو استثنِ منتجاتها`
    : undefined;
}

/** Words how many new prices are worth a look. */
const unusual = ({ belowCost, large }: Preview['warnings']): string =>
  [
    belowCost > 0 && `أقل من التكلفة: ${counted(belowCost, nouns.product)}`,
    large > 0 && `تتغير بأكثر من 30%: ${counted(large, nouns.product)}`,
  ]
    .filter(Boolean)
    .join('، ');
