import type { ComponentProps } from 'react';
import { useCan } from '@/lib/session/can';
import { Combobox } from '@/ui/Combobox';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import { findParts } from './find-parts';
import type { NewPartSubject } from './NewPartDialog';

type PartPickerProps = Omit<ComponentProps<typeof Combobox>, 'load' | 'onCreate'>;

/**
 * Finds a part by name or any number; users with the right can create one under the typed text, which is then
 * chosen.
 */
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
