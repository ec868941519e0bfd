import { MapPin } from 'lucide-react';
import { legible } from '@/ui/Code';

/** Where the part is stored, so that it is fetched without asking. */
export const Shelf = ({ location }: { location: string | undefined }) =>
  location ? (
    <span className="inline-flex items-center gap-0.5 whitespace-nowrap">
      <MapPin className="size-3.5 shrink-0" aria-hidden="true" />
      <span className="sr-only">الموقع </span>
      {legible(location)}
    </span>
  ) : null;
