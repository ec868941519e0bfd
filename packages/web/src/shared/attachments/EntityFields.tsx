import {
  attachmentEntities,
  attachmentEntityNames,
  attachmentRights,
  can,
  type AttachmentAction,
} from '@turoos/contract';
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { useUser } from '@/lib/session/session-state';
import { Combobox } from '@/ui/Combobox';
import { Field } from '@/ui/Field';
import { Select } from '@/ui/Select';
import type { EntityTyped } from './entity-choice';
import { findEntities } from './find-entities';

/** What a file is attached to: first the kind, then which one. Kinds the user may not change can't be chosen. */
export function EntityFields({ form, deed }: { form: UseFormReturn<EntityTyped>; deed: AttachmentAction }) {
  const { control, setValue } = form;
  const user = useUser();
  const kind = useWatch({ control, name: 'entityType' });
  const options = attachmentEntityNames.map((entity) => ({
    value: entity,
    label: attachmentEntities[entity].label,
    disabled: !attachmentRights(entity, deed).every((right) => can(user, right)),
  }));
  const load = kind ? findEntities[kind] : undefined;

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Controller
        control={control}
        name="entityType"
        render={({ field, fieldState }) => (
          <Field label="نوع العنصر" required error={fieldState.error?.message}>
            <Select
              {...field}
              placeholder="اختر النوع"
              options={options}
              onValueChange={() => setValue('entity', null)}
            />
          </Field>
        )}
      />
      <Controller
        control={control}
        name="entity"
        render={({ field, fieldState }) => (
          <Field
            label="العنصر"
            required
            error={fieldState.error?.message}
            hint={!load && 'اختر نوع العنصر أولاً'}
          >
            {/* another kind is another list */}
            <Combobox key={kind} {...field} load={load ?? nothing} />
          </Field>
        )}
      />
    </div>
  );
}

const nothing = async () => [];
