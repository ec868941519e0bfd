import { Currencies } from './Currencies';
import { Zones } from './Zones';

/** The currencies the shop deals in, and the places with a rate of their own. */
export const CurrenciesTab = () => (
  <div className="flex flex-col gap-4">
    <Currencies />
    <Zones />
  </div>
);
