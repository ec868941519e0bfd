/** Where to go after signing in: a place inside this app, whatever a link said. */
export function safeRedirect(target: string | undefined): string {
  const inside = target !== undefined && /^\/(?![/\\])/.test(target) && !/[\t\n\r]/.test(target);
  return inside && !target.startsWith('/login') ? target : '/';
}
