import { both } from '../system/both';
import { codeOf } from '../system/error-facts';

/** Returns what keeps a port from being opened, and what the operator can do; undefined for another failure. */
export function portProblem(
  setting: 'PORT' | 'TUROOS_HTTPS_PORT',
  port: number,
  error: unknown,
): { problem: string; hint: string } | undefined {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return {
        problem: both(`المنفذ ${port} مستعمل`, `port ${port} is in use`),
        hint: both(
          `أوقف ما يستعمله، أو غيّر الرقم في ${setting}`,
          `stop what uses it, or set ${setting} to another number`,
        ),
      };
    case 'EACCES':
      return {
        problem: both(`لا يُسمح لهذا المستخدم بالمنفذ ${port}`, `port ${port} may not be opened by this user`),
        hint: both(`اجعل الرقم في ${setting} فوق 1024`, `set ${setting} to a number above 1024`),
      };
    default:
      return undefined;
  }
}
