import { authApi } from './auth/auth.api';
import { liveApi } from './live/live.api';

/** Every API of the product. The server must serve all of it; documentation and tests walk it. */
export const apis = { auth: authApi, live: liveApi };
