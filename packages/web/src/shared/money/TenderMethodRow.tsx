import { tenderMethods, type TenderMethod } from '@turoos/contract';
import { Plus, X } from 'lucide-react';
import { optionsOf } from '@/lib/format/options';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';
import type { TypedTender } from './typed-tender';

const methods = optionsOf(tenderMethods);

const referenceOf: Readonly<Record<TenderMethod, string>> = {
  cash: '',
  card: 'رقم العملية',
  bank_transfer: 'رقم التحويل',
  check: 'رقم الشيك',
  exchanger: 'رقم الحوالة',
};

type TenderMethodRowProps = {
  name: string;
  tender: TypedTender;
  onChange: (fields: Partial<TypedTender>) => void;
  onAdd: (() => void) | undefined;
  onRemove: (() => void) | undefined;
};

/** The method of money with its reference, and the buttons that add or remove a box. */
export function TenderMethodRow({
  name,
  tender: { method, reference },
  onChange,
  onAdd,
  onRemove,
}: TenderMethodRowProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Select
        aria-label={name}
        className="min-w-32 grow basis-32"
        value={method}
        options={methods}
        onValueChange={(value) => onChange({ method: value, reference: '' })}
      />
      {method !== 'cash' && (
        <Input
          aria-label={referenceOf[method]}
          aria-required={method === 'exchanger'}
          placeholder={referenceOf[method]}
          maxLength={100}
          value={reference}
          onChange={(event) => onChange({ reference: event.target.value })}
          className="min-w-28 grow basis-28"
        />
      )}
      {onAdd && (
        <Button size="sm" variant="ghost" icon={Plus} onClick={onAdd} aria-keyshortcuts="+">
          مبلغ آخر
        </Button>
      )}
      {onRemove && <IconButton label={`إزالة ${name}`} icon={X} onClick={onRemove} />}
    </div>
  );
}
