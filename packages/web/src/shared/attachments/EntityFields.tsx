import {
  attachmentEntities,
  attachmentEntityNames,
  attachmentRights,
  can,
  type AttachmentAction,
} from '@turoos/contract';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useUser } from '@/lib/session/session-state';
import { Combobox } from '@/ui/Combobox';
import { FormField } from '@/ui/FormField';
import { Select } from '@/ui/Select';
import type { EntityTyped } from './entity-choice';
import { findEntities } from './find-entities';

/**
 * Chooses the record a file is attached to: first its kind, then the record. Kinds the user may not change
 * are disabled.
 */
export function EntityFields({
  form,
  action,
}: {
  form: UseFormReturn<EntityTyped>;
  action: AttachmentAction;
}) {
  const { control, setValue } = form;
  const user = useUser();
  const kind = useWatch({ control, name: 'entityType' });
  const options = attachmentEntityNames.map((entity) => ({
    value: entity,
    label: attachmentEntities[entity].label,
    disabled: !attachmentRights(entity, action).every((right) => can(user, right)),
  }));
  const load = kind ? findEntities[kind] : undefined;

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormField control={control} name="entityType" label="نوع العنصر" required>
        {(field) => (
          <Select
            {...field}
            placeholder="اختر النوع"
            options={options}
            onValueChange={() => setValue('entity', null)}
          />
        )}
      </FormField>
      <FormField
        control={control}
        name="entity"
        label="العنصر"
        required
        hint={!load && 'اختر نوع العنصر أولاً'}
      >
        {(field) => (
          // the key resets the list when the kind changes
          <Combobox key={kind} {...field} load={load ?? nothing} />
        )}
      </FormField>
    </div>
  );
}

const nothing = async () => [];
