import { levelsHeld, permissionLabel, type UserDetail } from '@turoos/contract';
import { RightsList } from '@/shared/access/RightsList';
import { Badge } from '@/ui/Badge';
import { Section } from '@/ui/Card';

/**
 * The rights of the role and the user's own permissions together; the user's own are listed separately too.
 */
export function PermissionsCard({ user }: { user: UserDetail }) {
  const rights = Object.fromEntries(
    levelsHeld(user.effectivePermissions).map(({ resource, level }) => [resource, level]),
  );
  return (
    <Section title="الصلاحيات">
      <RightsList rights={rights} />
      {user.permissions.length > 0 && (
        <>
          <h3 className="mt-4 mb-2 text-sm">صلاحيات مُنحت لهذا المستخدم وحده</h3>
          <ul className="flex flex-wrap gap-1.5">
            {user.permissions.map((string) => (
              <li key={string}>
                <Badge>{permissionLabel(string)}</Badge>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
