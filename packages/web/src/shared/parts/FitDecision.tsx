import { fitSuggestionsApi, type FitSuggestion } from '@turoos/contract';
import { Check, X } from 'lucide-react';
import { useAction } from '@/lib/http/use-action';
import { usePermit } from '@/lib/session/can';
import { Button } from '@/ui/Button';

/** Accepts or dismisses a suggestion about a part and a car. */
export function FitDecision({ suggestion }: { suggestion: FitSuggestion }) {
  const { kind, part, make, model, years } = suggestion;
  const { reason } = usePermit('products:update');
  const accept = useAction(fitSuggestionsApi.accept, {
    done: kind === 'fits' ? 'أُضيفت السيارة إلى مركبات القطعة' : 'أُزيلت السيارة من مركبات القطعة',
    failed: 'فشل في اعتماد الاقتراح',
  });
  const dismiss = useAction(fitSuggestionsApi.dismiss, {
    done: 'لن يظهر هذا الاقتراح مرة أخرى',
    failed: 'فشل في رفض الاقتراح',
  });
  const about = { kind, product: part._id, make, model };
  return (
    <span className="flex gap-2">
      <Button
        size="sm"
        icon={Check}
        disabledReason={reason}
        busy={accept.isPending}
        onClick={() => accept.mutate({ body: { ...about, years } })}
      >
        {kind === 'fits' ? 'اعتماد' : 'إزالة السيارة'}
      </Button>
      <Button
        size="sm"
        icon={X}
        disabledReason={reason}
        busy={dismiss.isPending}
        onClick={() => dismiss.mutate({ body: about })}
      >
        {kind === 'fits' ? 'رفض' : 'إبقاء السيارة'}
      </Button>
    </span>
  );
}
