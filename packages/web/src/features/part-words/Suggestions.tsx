import { counted, nouns, partWordsApi, type WordSuggestion } from '@turoos/contract';
import { Check, X } from 'lucide-react';
import { useAction } from '@/lib/http/use-action';
import { useData } from '@/lib/http/use-data';
import { Link } from '@/lib/navigation/Link';
import { usePermit } from '@/lib/session/can';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Card';
import { Code, legible } from '@/ui/Code';
import type { WordDraft } from './PartWordDialog';

/** What was searched in vain and found otherwise; nothing is shown while there is nothing to decide. */
export function Suggestions({ onAccept }: { onAccept: (draft: WordDraft) => void }) {
  const { data = [] } = useData('part-words', partWordsApi.suggestions, {});
  if (data.length === 0) return null;
  return (
    <Section
      className="mb-4"
      title="اقتراحات من البحث"
      description="كلمات لم يجد بها الموظفون شيئاً، والقطعة التي اختاروها بعدها. لا تُستخدم حتى تقبلها."
    >
      <ul className="divide-y divide-line">
        {data.map((one) => (
          <Suggestion key={one._id} suggestion={one} onAccept={onAccept} />
        ))}
      </ul>
    </Section>
  );
}

type SuggestionProps = { suggestion: WordSuggestion; onAccept: (draft: WordDraft) => void };

function Suggestion({ suggestion, onAccept }: SuggestionProps) {
  const { _id, word, part, means, times, users } = suggestion;
  const { reason } = usePermit('products:update');
  const dismiss = useAction(partWordsApi.dismiss, { done: 'تم رفض الاقتراح', failed: 'فشل في رفض الاقتراح' });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
      <div className="min-w-0 grow">
        <p>
          <strong>«{legible(word)}»</strong> تعني{' '}
          <Link to="/products/$id" params={{ id: part._id }} className="link">
            {legible(part.name)}
          </Link>{' '}
          <Code>{part.partNumber}</Code>
        </p>
        <p className="text-sm text-muted">
          {counted(times, nouns.time)}، {users.join('، ')}
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          icon={Check}
          disabledReason={reason}
          onClick={() => onAccept({ word, means, suggestion: _id })}
        >
          قبول
        </Button>
        <Button icon={X} disabledReason={reason} onClick={() => dismiss.mutate({ params: { id: _id } })}>
          رفض
        </Button>
      </div>
    </li>
  );
}
