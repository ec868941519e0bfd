import iconUrl from './icon.svg';

/** The logo and the name; `compact` shows the logo only. */
export function Brand({ compact = false }: { compact?: boolean }) {
  return (
    <span className="flex items-center gap-2.5">
      <img src={iconUrl} alt={compact ? 'تروس' : ''} width={32} height={32} className="size-8 shrink-0" />
      {!compact && <span className="text-xl font-semibold text-accent-strong">تروس</span>}
    </span>
  );
}
