import type { ComponentProps } from 'react';
import { Link } from '@/lib/navigation/Link';
import { carName } from '@/shared/source-vehicles/vehicle-name';

type SourceCarLinkProps = { car: Parameters<typeof carName>[0] & { _id: string } } & Pick<
  ComponentProps<'a'>,
  'className'
>;

/** From a bill to the car its parts were taken from. */
export const SourceCarLink = ({ car, className = 'text-accent hover:underline' }: SourceCarLinkProps) => (
  <Link to="/source-vehicles/$id" params={{ id: car._id }} className={className}>
    <bdi>{carName(car)}</bdi>
  </Link>
);
