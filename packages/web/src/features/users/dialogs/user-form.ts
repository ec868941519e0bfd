import {
  canonicalRole,
  defaultRole,
  usersApi,
  type User,
  type UserChanges,
  type UserForm,
} from '@turoos/contract';
import { useAction } from '@/lib/http/use-action';
import { useUser } from '@/lib/session/session-state';
import { texts } from '../user-texts';

const blank: UserForm = {
  username: '',
  password: '',
  name: '',
  email: '',
  phone: '',
  role: canonicalRole(defaultRole),
  permissions: [],
  isActive: true,
  warehouses: [],
};

export const formOf = (user: User | null): UserForm =>
  user
    ? {
        username: user.username,
        password: '',
        name: user.name,
        email: user.email,
        phone: user.phone,
        role: user.role,
        permissions: user.permissions,
        isActive: user.isActive,
        warehouses: user.warehouses.map(({ _id }) => _id),
      }
    : blank;

/** Returns the changes to send: no empty password, and nothing about one's own rights. */
export function changesOf(user: User, fields: UserForm, isMe: boolean): UserChanges {
  const { name, email, phone, password, role, permissions, isActive, warehouses } = fields;
  return {
    name,
    email,
    phone,
    version: user.version,
    ...(password && { password }),
    ...(!isMe && { role, permissions, isActive, warehouses }),
  };
}

/** Whether a user who was bound to warehouses would see all of them. */
export const isFreed = (user: User | null, { warehouses }: UserForm): boolean =>
  user !== null && user.warehouses.length > 0 && warehouses.length === 0;

/** Saves a new user, or the changes to one. */
export function useSaveUser(user: User | null) {
  const me = useUser();
  const create = useAction(usersApi.create, { done: texts.created, failed: texts.createFailed });
  const update = useAction(usersApi.update, { done: texts.updated, failed: texts.updateFailed });

  return (fields: UserForm): Promise<User> =>
    user
      ? update.mutateAsync({ params: { id: user._id }, body: changesOf(user, fields, user._id === me._id) })
      : create.mutateAsync({ body: fields });
}
