import type { ReactNode } from 'react';

type ActionCardProps = { title: string; children: ReactNode; action: ReactNode };

/** A proposal with its effect and the button that prepares it. */
export const ActionCard = ({ title, children, action }: ActionCardProps) => (
  <section aria-label={title} className="flex flex-col gap-2 rounded-md border border-line p-3">
    <h3 className="font-semibold">{title}</h3>
    <div className="flex flex-col gap-1">{children}</div>
    <div>{action}</div>
  </section>
);
