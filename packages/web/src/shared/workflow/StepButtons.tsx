import { Button } from '@/ui/Button';
import type { StepOffer } from './use-steps';

/** A button for each step open to a document now. */
export const StepButtons = ({ offers }: { offers: readonly StepOffer[] }) =>
  offers.map(({ name, label, title, reason, onTake }) => (
    <Button key={name} disabledReason={reason} aria-label={title} onClick={onTake}>
      {label}
    </Button>
  ));
