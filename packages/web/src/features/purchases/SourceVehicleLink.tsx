import type { ComponentProps } from 'react';
import { Link } from '@/lib/navigation/Link';
import { vehicleName } from '@/shared/source-vehicles/vehicle-name';

type SourceCarLinkProps = { car: Parameters<typeof vehicleName>[0] & { _id: string } } & Pick<
  ComponentProps<'a'>,
  'className'
>;

/** From a bill to the car its parts were taken from. */
export const SourceVehicleLink = ({ car, className = 'text-accent hover:underline' }: SourceCarLinkProps) => (
  <Link to="/source-vehicles/$id" params={{ id: car._id }} className={className}>
    <bdi>{vehicleName(car)}</bdi>
  </Link>
);
