import { walkIn, type Customer } from '@turoos/contract';
import { UserPlus } from 'lucide-react';
import type { Ref } from 'react';
import { navigate } from '@/lib/navigation/hooks';
import { usePermit } from '@/lib/session/can';
import { CustomerPicker } from '@/shared/customers/CustomerPicker';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Field } from '@/ui/Field';
import { CustomerCard } from './CustomerCard';
import type { Draft } from './draft';

type CustomerPanelProps = {
  box: Ref<HTMLInputElement>;
  chosen: Draft['customer'];
  /** The chosen one as the server knows it. */
  customer: Customer | undefined;
  onChoose: (customer: Draft['customer']) => void;
};

export function CustomerPanel({ box, chosen, customer, onChoose }: CustomerPanelProps) {
  const seeing = usePermit('customers:read');
  const creating = usePermit('customers:create');
  const create = (name?: string) =>
    void navigate({ to: '/customers/new', search: { from: 'sales', ...(name && { name }) } });

  return (
    <Card className="flex flex-col gap-3 p-3">
      <div className="flex items-end gap-2">
        <Field label="العميل" className="grow" hint={seeing.reason}>
          {seeing.allowed ? (
            <CustomerPicker
              ref={box}
              value={chosen}
              onChange={onChoose}
              onCreate={creating.allowed ? create : undefined}
              placeholder={walkIn}
            />
          ) : (
            <span className="flex control items-center text-muted">{walkIn}</span>
          )}
        </Field>
        <Button icon={UserPlus} onClick={() => create()} disabledReason={creating.reason}>
          جديد
        </Button>
      </div>
      {chosen && <CustomerCard chosen={chosen} customer={customer} />}
    </Card>
  );
}
