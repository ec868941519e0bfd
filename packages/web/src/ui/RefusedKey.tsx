import { CircleAlert } from 'lucide-react';

/** Matches the ASCII and the typographic minus. */
export const hasMinus = (text: string): boolean => /[-−]/.test(text);

/** Explains why a key was ignored. */
export const RefusedKey = ({ id, children }: { id: string; children: string }) => (
  <p id={id} role="alert" className="mt-1 flex items-start gap-1 text-sm text-danger">
    <CircleAlert className="mt-0.75 size-3.5 shrink-0" aria-hidden="true" />
    {children}
  </p>
);
