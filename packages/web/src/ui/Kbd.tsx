/** One key, or several pressed together: `<Kbd keys="Ctrl+K" />`. */
export function Kbd({ keys }: { keys: string }) {
  return (
    <bdi dir="ltr" className="inline-flex gap-0.5">
      {(keys === '+' ? ['+'] : keys.split('+')).map((key) => (
        <kbd
          key={key}
          className="inline-flex h-5 min-w-5 items-center justify-center rounded-sm border border-b-2 border-line bg-surface px-1 font-sans text-xs text-muted"
        >
          {key}
        </kbd>
      ))}
    </bdi>
  );
}
