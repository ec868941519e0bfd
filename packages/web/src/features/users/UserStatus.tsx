import { userActivity } from '@turoos/contract';
import { StatusBadge } from '@/ui/Badge';

export const UserStatus = ({ user: { isActive } }: { user: { isActive: boolean } }) => (
  <StatusBadge status={userActivity[isActive ? 'active' : 'inactive']} />
);
