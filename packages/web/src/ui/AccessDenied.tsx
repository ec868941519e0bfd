import type { ReactNode } from 'react';
import { legible } from './Code';
import { Drawing } from './Drawing';

type AccessDeniedProps = { message?: string; action?: ReactNode };

export function AccessDenied({
  message = 'حسابك لا يملك صلاحية عرض هذه الصفحة. إن كنت تحتاجها في عملك فاطلبها من مدير النظام.',
  action,
}: AccessDeniedProps) {
  return (
    <section className="mx-auto my-10 flex max-w-md flex-col items-center gap-3 rounded-lg border border-line bg-surface p-8 text-center shadow-card">
      <Drawing scene="denied" />
      <h1 className="text-xl">غير مصرح بالوصول</h1>
      <p className="text-pretty text-muted">{legible(message)}</p>
      {action}
    </section>
  );
}
