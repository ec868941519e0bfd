import { Fragment, type ReactNode } from 'react';
import { legible } from './Code';

type DescriptionListProps = {
  facts: readonly { name: string; value: ReactNode }[];
  /** Placeholder for a missing value; without it, facts without a value are left out. */
  blank?: string;
};

/** Names and values in two columns. */
export function DescriptionList({ facts, blank }: DescriptionListProps) {
  return (
    <dl className="grid grid-cols-[fit-content(60%)_1fr] items-baseline gap-x-6 gap-y-2 max-sm:grid-cols-[fit-content(45%)_1fr] max-sm:gap-x-4">
      {facts
        .filter(({ value }) => blank !== undefined || Boolean(value))
        .map(({ name, value }) => (
          <Fragment key={name}>
            <dt className="text-sm text-muted">{legible(name)}</dt>
            <dd className="min-w-0 break-words">
              {value ? legible(value) : <span className="text-faint">{blank}</span>}
            </dd>
          </Fragment>
        ))}
    </dl>
  );
}
