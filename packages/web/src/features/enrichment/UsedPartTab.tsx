import {
  componentNames,
  components,
  enrichmentApi,
  enrichmentTexts,
  vinLength,
  type Component,
} from '@turoos/contract';
import { Search } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';
import { Answered } from './Answered';
import { useQuestion } from './use-question';
import { VinResult } from './VinResult';

const options = componentNames.map((name) => ({ value: name, label: `${name} (${components[name]})` }));

export function UsedPartTab() {
  const [vin, setVin] = useState('');
  const [component, setComponent] = useState('');
  const [missing, setMissing] = useState<string>();
  const question = useQuestion(enrichmentApi.vin);

  const search = (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(vin.trim() ? undefined : enrichmentTexts.vinRequired);
    const requestedComponent = (component || null) as Component | null;
    if (vin.trim()) question.ask(() => ({ body: { vin, requestedComponent } }));
  };

  return (
    <div className="grid items-start gap-4 lg:grid-cols-[24rem_1fr]">
      <Card>
        <form noValidate onSubmit={search} className="flex flex-col gap-4">
          <Field label="رقم الهيكل (VIN)" required error={missing}>
            <Input
              ltr
              maxLength={vinLength}
              value={vin}
              onChange={(event) => setVin(event.target.value.toUpperCase())}
            />
          </Field>
          <Field label="القطعة المطلوبة">
            <Select placeholder="كل القطع" options={options} value={component} onValueChange={setComponent} />
          </Field>
          <Button type="submit" variant="primary" icon={Search} busy={question.isAsking}>
            بحث
          </Button>
        </form>
      </Card>
      <Answered question={question} idle="أدخل رقم الهيكل لمعرفة السيارة وقطعها.">
        {(found) => <VinResult found={found} />}
      </Answered>
    </div>
  );
}
