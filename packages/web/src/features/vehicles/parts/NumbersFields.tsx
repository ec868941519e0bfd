import { counted, nouns, type VehicleDetail } from '@turoos/contract';
import { Field } from '@/ui/Field';
import { Textarea } from '@/ui/Textarea';
import type { CompatibleParts } from './use-compatible-parts';

type NumbersFieldsProps = { parts: CompatibleParts; vehicle: VehicleDetail };

export function NumbersFields({ parts, vehicle }: NumbersFieldsProps) {
  const { compatibleParts, compatiblePartsCount } = vehicle;
  const more = compatiblePartsCount - compatibleParts.length;
  return (
    <div className="flex flex-col gap-4">
      <Field
        label="أرقام القطع"
        hint={
          more > 0
            ? `رقم في كل سطر. للمركبة ${counted(more, nouns.otherPart)} لا تظهر هنا ولا تتغير.`
            : 'رقم في كل سطر أو بينها فواصل. ما يُحذف من القائمة يُزال من المركبة.'
        }
      >
        <Textarea
          dir="ltr"
          rows={8}
          data-autofocus=""
          value={parts.typed}
          onChange={(event) => parts.setTyped(event.target.value)}
        />
      </Field>
      <Field label="ملاحظات التوافق">
        <Textarea
          rows={2}
          maxLength={5000}
          value={parts.notes}
          onChange={(event) => parts.setNotes(event.target.value)}
        />
      </Field>
    </div>
  );
}
