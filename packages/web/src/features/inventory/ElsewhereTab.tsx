import { can, denial, type Right } from '@turoos/contract';
import type { LucideIcon } from 'lucide-react';
import { useUser } from '@/lib/session-state';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { LinkButton } from '@/ui/LinkButton';

type ElsewhereTabProps = {
  to: '/transfers' | '/scrap';
  right: Right;
  icon: LucideIcon;
  title: string;
  message: string;
  action: string;
};

/** A tab whose records are kept on a screen of their own. */
export function ElsewhereTab({ to, right, icon, title, message, action }: ElsewhereTabProps) {
  const allowed = can(useUser(), right);
  return (
    <Card>
      <EmptyState
        icon={icon}
        title={title}
        message={message}
        action={
          <LinkButton to={to} icon={icon} disabledReason={allowed ? undefined : denial(right)}>
            {action}
          </LinkButton>
        }
      />
    </Card>
  );
}
