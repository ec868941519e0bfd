import { useParams } from '@/lib/navigation/hooks';
import { ownId } from './use-user-page';
import { UserPage } from './UserPage';

export function UserScreen() {
  const { id } = useParams() as { id: string };
  return <UserPage id={id} />;
}

/** One's own page, for everyone. */
export const OwnUserScreen = () => <UserPage id={ownId} />;
