import { enrichmentApi, enrichmentTexts } from '@turoos/contract';
import { Search } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Textarea } from '@/ui/Textarea';
import { Answered } from './Answered';
import { parseHints } from './hints';
import { PartResult } from './PartResult';
import { useQuestion } from './use-question';

export function NewPartTab() {
  const [partNumber, setPartNumber] = useState('');
  const [hints, setHints] = useState('');
  const [missing, setMissing] = useState<string>();
  const question = useQuestion(enrichmentApi.partNumber);

  const search = (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(partNumber.trim() ? undefined : enrichmentTexts.partNumberRequired);
    if (partNumber.trim())
      question.ask(() => ({ body: { partNumber: partNumber.trim(), hints: parseHints(hints) } }));
  };

  return (
    <div className="grid items-start gap-4 lg:grid-cols-[24rem_1fr]">
      <Card>
        <form noValidate onSubmit={search} className="flex flex-col gap-4">
          <Field label="رقم القطعة" required error={missing}>
            <Input
              ltr
              maxLength={100}
              placeholder="90915-YZZD2"
              value={partNumber}
              onChange={(event) => setPartNumber(event.target.value)}
            />
          </Field>
          <Field label="تلميحات (اختياري)" hint={'ما تعرفه عن القطعة، مثل {"make": "Toyota"}'}>
            <Textarea
              dir="ltr"
              placeholder='{"make": "Toyota"}'
              value={hints}
              onChange={(event) => setHints(event.target.value)}
            />
          </Field>
          <Button type="submit" variant="primary" icon={Search} busy={question.isAsking}>
            بحث
          </Button>
        </form>
      </Card>
      <Answered question={question} idle="أدخل رقم القطعة لمعرفة ما يُعرف عنها.">
        {(part) => <PartResult part={part} />}
      </Answered>
    </div>
  );
}
