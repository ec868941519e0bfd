import type { ReactNode } from 'react';

/** A message as its recipient sees it. */
export const MessageBubble = ({ children }: { children: ReactNode }) => (
  <p
    dir="auto"
    className="min-h-16 rounded-lg rounded-ss-none bg-success-soft px-3 py-2 break-words whitespace-pre-wrap text-ink"
  >
    {children}
  </p>
);
