import { currencyTexts, type RateZone } from '@turoos/contract';
import { Field } from '@/ui/Field';
import { Select } from '@/ui/Select';
import { zoneOptions } from './use-zones';

type ZoneFieldProps = {
  zones: readonly RateZone[];
  value: string | undefined;
  onChange: (zone: string) => void;
};

/** The choice of a rate zone; nothing in a shop with one zone. */
export const ZoneField = ({ zones, value, onChange }: ZoneFieldProps) =>
  zones.length === 0 ? null : (
    <Field label="منطقة الصرف" required>
      <Select
        options={zoneOptions(zones)}
        placeholder={value === undefined ? currencyTexts.zoneChoice : undefined}
        value={value ?? ''}
        onValueChange={onChange}
      />
    </Field>
  );
