import type { ComponentProps } from 'react';
import { useCan } from '@/lib/session/can';
import { Combobox } from '@/ui/Combobox';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import { findParts } from './find-parts';
import type { NewPartSubject } from './NewPartDialog';

type PartPickerProps = Omit<ComponentProps<typeof Combobox>, 'load' | 'onCreate'>;

/** A part by name or any of its numbers; whoever may add parts can add the one that was typed, and it is chosen. */
export function PartPicker({ onChange, ...props }: PartPickerProps) {
  const mayCreate = useCan('products:create');
  const form = useLazyDialog<NewPartSubject>(() => import('./NewPartDialog').then((m) => m.default));
  return (
    <>
      <Combobox
        {...(mayCreate && { onCreate: (typed: string) => form.show({ typed, onCreated: onChange }) })}
        placeholder="ابحث بالاسم أو رقم القطعة"
        {...props}
        load={findParts}
        onChange={onChange}
      />
      {form.dialog}
    </>
  );
}
