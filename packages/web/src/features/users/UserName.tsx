import type { User } from '@turoos/contract';
import { Code, legible } from '@/ui/Code';

/** The name, with the username below it. */
export const UserName = ({ user: { name, username } }: { user: Pick<User, 'name' | 'username'> }) => (
  <>
    {legible(name)}
    <Code className="block text-end text-sm font-normal text-muted">{username}</Code>
  </>
);
