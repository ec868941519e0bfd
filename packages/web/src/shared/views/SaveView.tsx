import { NewView, viewsApi, type ListName, type View } from '@turoos/contract';
import { Save } from 'lucide-react';
import type { z } from 'zod';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { useCan } from '@/lib/session/can';
import { roleName, useRoles } from '@/shared/access/use-roles';
import { Button } from '@/ui/Button';
import { Form } from '@/ui/Form';
import { FormField } from '@/ui/FormField';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';

const Named = NewView.pick({ name: true, sharedWith: true });
const blank: z.input<typeof Named> = { name: '', sharedWith: null };

/** Saves a list's state under a name, for the user or for a role too. */
export function SaveView({ list, state }: { list: ListName; state: View['state'] }) {
  const form = useZodForm(Named, { defaultValues: blank });
  const mayShare = useCan('views:share');
  const { roles } = useRoles();
  const save = useAction(viewsApi.create, { done: 'تم حفظ العرض', failed: 'فشل في حفظ العرض' });

  return (
    <Form
      form={form}
      className="rounded-md bg-sunken p-3"
      onSubmit={async (named) => {
        await save.mutateAsync({ body: { list, state, ...named } });
        form.reset(blank);
      }}
    >
      <FormField control={form.control} name="name" label="حفظ القائمة الحالية باسم">
        {(field) => <Input {...field} autoComplete="off" />}
      </FormField>
      {mayShare && (
        <FormField control={form.control} name="sharedWith" label="يراه">
          {({ value, onChange, ...field }) => (
            <Select
              {...field}
              placeholder="أنا فقط"
              value={value ?? ''}
              onValueChange={(role) => onChange(role || null)}
              options={(roles.data ?? []).map((role) => ({ value: role.name, label: roleName(role) }))}
            />
          )}
        </FormField>
      )}
      <Button
        type="submit"
        variant="primary"
        icon={Save}
        busy={form.formState.isSubmitting}
        className="self-start"
      >
        حفظ العرض
      </Button>
    </Form>
  );
}
