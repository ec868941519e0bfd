import { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { fixedMessage, list, single } from '../kernel/reply';
import { byId } from '../kernel/text';
import {
  CodeAnswer,
  Credentials,
  OpenSession,
  PasswordAnswer,
  RefreshRequest,
  SessionUser,
  SignedIn,
  Tokens,
} from './auth.schema';

export const authApi = defineApi({
  login: {
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    summary: 'تسجيل الدخول باسم المستخدم وكلمة المرور',
    body: Credentials,
    reply: single(SignedIn),
  },
  twoFactor: {
    method: 'POST',
    path: '/auth/two-factor',
    access: 'public',
    summary: 'الخطوة الثانية لتسجيل الدخول: رمز تطبيق المصادقة أو رمز استرداد',
    body: CodeAnswer,
    reply: single(SignedIn),
  },
  renewPassword: {
    method: 'POST',
    path: '/auth/expired-password',
    access: 'public',
    summary: 'إتمام تسجيل الدخول بكلمة مرور جديدة بدل المنتهية',
    body: PasswordAnswer,
    reply: single(SignedIn),
    touches: ['users'],
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
    reply: fixedMessage('تم تسجيل الخروج'),
    touches: ['session'],
  },
  sessions: {
    method: 'GET',
    path: '/auth/sessions',
    access: 'signed-in',
    summary: 'الأجهزة التي دخل منها المستخدم الحالي',
    reply: list(OpenSession),
  },
  endSession: {
    method: 'DELETE',
    path: '/auth/sessions/:id',
    access: 'signed-in',
    summary: 'إنهاء جلسة من جلسات المستخدم الحالي',
    params: byId,
    reply: fixedMessage('تم إنهاء الجلسة'),
    touches: ['session'],
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/auth/sessions',
    access: 'signed-in',
    summary: 'إنهاء كل جلسات المستخدم الحالي عدا هذه',
    reply: fixedMessage('تم إنهاء الجلسات الأخرى'),
    touches: ['session'],
  },
});
