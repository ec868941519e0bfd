import { Fragment, type ReactNode } from 'react';

/** Names and values in two columns; what has no value is left out. */
export function Facts({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-2">
      {facts
        .filter(({ value }) => Boolean(value))
        .map(({ name, value }) => (
          <Fragment key={name}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </Fragment>
        ))}
    </dl>
  );
}
