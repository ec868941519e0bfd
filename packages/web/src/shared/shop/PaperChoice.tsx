import { Field } from '@/ui/Field';
import { RadioGroup } from '@/ui/RadioGroup';
import { papers, usePaper } from './use-paper';

/** Chooses the paper of this device's printer. */
export function PaperChoice() {
  const [paper, setPaper] = usePaper();
  return (
    <Field label="الورق" group hideLabel>
      <RadioGroup inline options={papers} value={paper} onChange={setPaper} />
    </Field>
  );
}
