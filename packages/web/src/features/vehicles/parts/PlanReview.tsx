import { TriangleAlert } from 'lucide-react';
import type { Plan } from './compatible-plan';
import { PartLines } from './PartLines';

/** Previews the added and removed parts, and the unknown numbers. */
export function PlanReview({ plan, isNotesChanged }: { plan: Plan; isNotesChanged: boolean }) {
  const { add, remove, unknown } = plan;
  return (
    <div className="flex flex-col gap-4">
      {unknown.length > 0 && (
        <div role="alert" className="flex gap-2 rounded-md bg-warning-soft p-3">
          <TriangleAlert className="mt-0.75 size-4 shrink-0 text-warning" aria-hidden="true" />
          <div>
            <PartLines
              title="أرقام لا توجد لها قطع في المتجر"
              parts={unknown.map((partNumber) => ({ partNumber }))}
            />
            <p className="mt-1 text-sm">صححها، أو تابع بدونها.</p>
          </div>
        </div>
      )}
      <PartLines title="ستُضاف" parts={add} />
      <PartLines title="ستُزال" parts={remove} />
      {isNotesChanged && <p>ستُحفظ ملاحظات التوافق.</p>}
      {add.length + remove.length === 0 && !isNotesChanged && <p className="text-muted">لا توجد تغييرات.</p>}
    </div>
  );
}
