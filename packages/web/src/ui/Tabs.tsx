import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { formatNumber } from '@/lib/format/format';
import { usePhone } from '@/lib/platform/use-media';
import { arrowStep, isBrowserKey } from './arrow-step';
import { cn } from './cn';
import { Select } from './Select';

type Tab<Id extends string> = { id: Id; label: string; count?: number };

type TabsProps<Id extends string> = {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly Tab<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** What stands in the line of the tabs, at its end; not on phones. */
  end?: ReactNode;
  /** The chosen tab's content. */
  children: ReactNode;
};

/** As many tabs as a phone has in a line that scrolls; more become one box, because words beyond the edge are not found. */
const MOST_ON_PHONE = 4;

export function Tabs<Id extends string>({ children, end, ...props }: TabsProps<Id>) {
  const id = useId();
  const isPhone = usePhone();
  const isBox = isPhone && props.tabs.length > MOST_ON_PHONE;
  // the content keeps its place, so that turning a phone does not lose what is typed in it
  return (
    <div>
      {isBox ? <TabBox {...props} /> : <TabList {...props} id={id} end={isPhone ? undefined : end} />}
      <div
        {...(!isBox && { role: 'tabpanel', id: `${id}-panel`, 'aria-labelledby': `${id}-${props.value}` })}
        className="pt-2 sm:pt-3"
      >
        {children}
      </div>
    </div>
  );
}

type ChoiceProps<Id extends string> = Omit<TabsProps<Id>, 'children' | 'end'>;

const TabBox = <Id extends string>({ label, tabs, value, onChange }: ChoiceProps<Id>) => (
  <Select
    aria-label={label}
    className="font-semibold"
    value={value}
    onValueChange={onChange}
    options={tabs.map(({ id, label: name, count }) => ({
      value: id,
      label: count === undefined ? name : `${name} (${formatNumber(count)})`,
    }))}
  />
);

type TabListProps<Id extends string> = ChoiceProps<Id> & { id: string; end: ReactNode };

function TabList<Id extends string>({ id, label, tabs, value, onChange, end }: TabListProps<Id>) {
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (isBrowserKey(event)) return;
    const at = tabs.findIndex((tab) => tab.id === value);
    const step = arrowStep(event.key);
    const target = event.key === 'Home' ? 0 : event.key === 'End' ? tabs.length - 1 : step && at + step;
    if (!step && event.key !== 'Home' && event.key !== 'End') return;
    const tab = tabs.at(target % tabs.length);
    if (!tab) return;
    event.preventDefault();
    onChange(tab.id);
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${tab.id}"]`)?.focus();
  };

  const list = (
    <div
      role="tablist"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={move}
      className={cn('flex no-print gap-x-0.5 max-sm:overflow-x-auto sm:flex-wrap', !end && line)}
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${id}-${tab.id}`}
          data-tab={tab.id}
          aria-selected={tab.id === value}
          aria-controls={`${id}-panel`}
          tabIndex={tab.id === value ? 0 : -1}
          onClick={() => onChange(tab.id)}
          className={cn(
            'flex h-10 shrink-0 items-center gap-2 rounded-t-md border-b-2 px-2 font-semibold -outline-offset-2 pointer-coarse:h-11',
            tab.id === value
              ? 'border-accent text-accent-strong'
              : 'border-transparent text-muted hover:text-ink',
          )}
        >
          {tab.label}
          {tab.count !== undefined && (
            <span className="rounded-full bg-sunken px-1.5 text-xs text-muted tabular-nums max-sm:hidden">
              {formatNumber(tab.count)}
            </span>
          )}
        </button>
      ))}
    </div>
  );
  if (!end) return list;
  return (
    <div className={cn('flex flex-wrap items-center justify-between gap-x-4', line)}>
      {list}
      {end}
    </div>
  );
}

const line = 'border-b border-line';
