import type { ReactNode } from 'react';
import { ShieldX } from 'lucide-react';
import { legible } from './Code';

type AccessDeniedProps = { message?: string; action?: ReactNode };

export function AccessDenied({
  message = 'حسابك لا يملك صلاحية عرض هذه الصفحة. إن كنت تحتاجها في عملك فاطلبها من مدير النظام.',
  action,
}: AccessDeniedProps) {
  return (
    <section className="mx-auto my-10 flex max-w-md flex-col items-center gap-3 rounded-lg border border-line bg-surface p-8 text-center shadow-card">
      <span className="flex size-12 items-center justify-center rounded-full bg-warning-soft text-warning">
        <ShieldX className="size-6" aria-hidden="true" />
      </span>
      <h1 className="text-xl">غير مصرح بالوصول</h1>
      <p className="text-pretty text-muted">{legible(message)}</p>
      {action}
    </section>
  );
}
