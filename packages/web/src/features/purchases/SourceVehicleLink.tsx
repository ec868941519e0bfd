import type { ComponentProps } from 'react';
import { Link } from '@/lib/navigation/Link';
import { vehicleName } from '@/shared/source-vehicles/vehicle-name';

type SourceVehicleLinkProps = { vehicle: Parameters<typeof vehicleName>[0] & { _id: string } } & Pick<
  ComponentProps<'a'>,
  'className'
>;

/** A link to the vehicle the purchase's parts were taken from. */
export const SourceVehicleLink = ({
  vehicle,
  className = 'text-accent hover:underline',
}: SourceVehicleLinkProps) => (
  <Link to="/source-vehicles/$id" params={{ id: vehicle._id }} className={className}>
    <bdi>{vehicleName(vehicle)}</bdi>
  </Link>
);
