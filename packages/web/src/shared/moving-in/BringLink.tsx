import { FileInput } from 'lucide-react';
import { usePermit } from '@/lib/session/can';
import { LinkButton } from '@/ui/LinkButton';

/** Leads from a list to the place where the old program's records come in. */
export const BringLink = () => (
  <LinkButton to="/moving-in" icon={FileInput} disabledReason={usePermit('products:import').reason}>
    نقل بياناتي القديمة
  </LinkButton>
);
