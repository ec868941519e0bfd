import { cn } from './cn';

/** Stands where text or a picture will be; give it that size. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn('block animate-shimmer rounded-sm bg-line', className ?? 'h-4 w-full')}
    />
  );
}
