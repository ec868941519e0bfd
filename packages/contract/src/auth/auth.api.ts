import { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { done, single } from '../kernel/reply';
import { Credentials, RefreshRequest, SessionUser, Tokens } from './auth.schema';

export const authApi = defineApi({
  login: {
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    summary: 'تسجيل الدخول باسم المستخدم وكلمة المرور',
    body: Credentials,
    reply: single(Tokens.extend({ user: SessionUser })),
  },
  refresh: {
    method: 'POST',
    path: '/auth/refresh',
    access: 'public',
    summary: 'تجديد رمز الدخول',
    body: RefreshRequest,
    reply: single(Tokens),
    audited: false,
  },
  me: {
    method: 'GET',
    path: '/auth/me',
    access: 'signed-in',
    summary: 'المستخدم الحالي وصلاحياته',
    reply: single(z.object({ user: SessionUser, expiresIn: z.int().optional() })),
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    access: 'signed-in',
    summary: 'إنهاء الجلسة الحالية',
    reply: done('تم تسجيل الخروج'),
  },
});
