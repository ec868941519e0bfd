import { salesApi, type Sale } from '@turoos/contract';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '@/lib/http/use-action';
import { usePermit } from '@/lib/session/can';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Card';
import { legible } from '@/ui/Code';
import { Field } from '@/ui/Field';
import { Textarea } from '@/ui/Textarea';

export function NotesCard({ sale }: { sale: Sale }) {
  const mayEdit = usePermit('sales:update');
  const [typed, setTyped] = useState<string | null>(null);
  const save = useAction(salesApi.update, {
    done: 'تم حفظ الملاحظات',
    failed: 'فشل في حفظ الملاحظات',
    onDone: () => setTyped(null),
  });

  return (
    <Section
      title="ملاحظات"
      actions={
        typed === null && (
          <Button
            size="sm"
            icon={Pencil}
            disabledReason={mayEdit.reason}
            onClick={() => setTyped(sale.notes)}
          >
            تعديل الملاحظات
          </Button>
        )
      }
    >
      {typed === null ? (
        <p className="break-words whitespace-pre-line">
          {sale.notes ? legible(sale.notes) : <span className="text-faint">لا توجد ملاحظات</span>}
        </p>
      ) : (
        <form
          className="flex flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            save.mutate({ params: { id: sale._id }, body: { notes: typed, version: sale.version } });
          }}
        >
          <Field label="ملاحظات" hideLabel>
            <Textarea
              rows={3}
              maxLength={5000}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
          <div className="flex gap-2">
            <Button type="submit" variant="primary" busy={save.isPending}>
              حفظ
            </Button>
            <Button onClick={() => setTyped(null)}>رجوع</Button>
          </div>
        </form>
      )}
    </Section>
  );
}
