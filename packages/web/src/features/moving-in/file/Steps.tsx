import { cn } from '@/ui/cn';

const steps = ['الملف', 'القراءة', 'المعاينة والنقل'] as const;

/** Where the user is on the way of a file: sent, read, previewed and brought. */
export const Steps = ({ now }: { now: 1 | 2 }) => (
  <ol aria-label="خطوات النقل" className="mb-3 flex flex-wrap gap-x-2 gap-y-1 text-sm">
    {steps.map((step, index) => (
      <li
        key={step}
        aria-current={index === now ? 'step' : undefined}
        className={cn(
          'flex items-center gap-1.5 rounded-full px-2.5 py-0.5',
          index === now ? 'bg-accent-soft font-semibold text-accent-strong' : 'text-muted',
        )}
      >
        <span className="tabular-nums">{index + 1}</span>
        {step}
      </li>
    ))}
  </ol>
);
