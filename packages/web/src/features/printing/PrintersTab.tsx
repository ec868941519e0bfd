import { PrinterChoiceCard } from './PrinterChoiceCard';
import { PrintersSection } from './PrintersSection';
import { PrintQueue } from './PrintQueue';

/** The printer of this device, the shop's printers, and what they still have to print. */
export const PrintersTab = () => (
  <div className="flex flex-col gap-4">
    <PrinterChoiceCard />
    <PrintersSection />
    <PrintQueue />
  </div>
);
