import { cn } from './cn';

/** A placeholder for text or a picture that loads; give it their size. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn('block animate-shimmer rounded-sm bg-line', className ?? 'h-4 w-full')}
    />
  );
}
