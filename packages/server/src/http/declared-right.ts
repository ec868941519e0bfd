import { actions, isDerivedRight, resourceNames, type Endpoint } from '@turoos/contract';

/** Throws for an endpoint without a known right, so that the server does not start with it. */
export function assertDeclaresRight({ method, path, access }: Endpoint): void {
  if (access === 'public' || access === 'signed-in') return;
  if (typeof access === 'string' && (isDerivedRight(access) || isLevelRight(access))) return;
  throw new Error(`${method} ${path} declares no known right (access: ${String(access)})`);
}

function isLevelRight(access: string): boolean {
  const [resource, action, ...rest] = access.split(':');
  return (
    rest.length === 0 &&
    resourceNames.some((name) => name === resource) &&
    actions.some((name) => name === action)
  );
}
