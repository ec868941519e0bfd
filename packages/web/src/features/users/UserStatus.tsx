import { userActivity } from '@turoos/contract';
import { StatusMark } from '@/ui/Badge';

export const UserStatus = ({ user: { isActive } }: { user: { isActive: boolean } }) => (
  <StatusMark status={userActivity[isActive ? 'active' : 'inactive']} normal={isActive} />
);
