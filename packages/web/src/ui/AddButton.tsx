import type { Right } from '@turoos/contract';
import { Plus } from 'lucide-react';
import { usePermit } from '@/lib/session/can';
import { Button } from './Button';

type AddButtonProps = {
  right: Right;
  label: string;
  onAdd: () => void;
  /** Why nothing can be added now. */
  disabledReason?: string | undefined;
};

/** A button that creates a record; without the right it is disabled, with the reason as its tooltip. */
export function AddButton({ right, label, onAdd, disabledReason }: AddButtonProps) {
  const mayAdd = usePermit(right);
  return (
    <Button variant="primary" icon={Plus} disabledReason={mayAdd.reason ?? disabledReason} onClick={onAdd}>
      {label}
    </Button>
  );
}
