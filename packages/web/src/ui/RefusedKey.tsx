import { CircleAlert } from 'lucide-react';

/** A minus of any keyboard. */
export const hasMinus = (text: string): boolean => /[-−]/.test(text);

/** Why the key did nothing. */
export const RefusedKey = ({ id, children }: { id: string; children: string }) => (
  <p id={id} role="alert" className="mt-1 flex items-start gap-1 text-sm text-danger">
    <CircleAlert className="mt-0.75 size-3.5 shrink-0" aria-hidden="true" />
    {children}
  </p>
);
