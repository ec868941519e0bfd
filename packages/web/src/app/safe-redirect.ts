/** Returns the address to open after sign-in: always inside this app, whatever the link says. */
export function safeRedirect(target: string | undefined): string {
  const inside = target !== undefined && /^\/(?![/\\])/.test(target) && !/[\t\n\r]/.test(target);
  return inside && !target.startsWith('/login') ? target : '/';
}
