import type { SessionUser } from '@turoos/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepAnswer, keptAnswers } from '@/lib/http/kept-answers';
import { setSession } from '@/lib/session/session-state';
import { followSession } from './follow-session';

vi.mock('@/lib/navigation/location', () => ({ reconsider: () => undefined }));

const signedIn = (username: string) =>
  setSession({ status: 'authenticated', user: { username } as SessionUser });

followSession();
beforeEach(() => {
  signedIn('sara');
  keepAnswer(keptAnswers(), '/api/sales', 'W/"1"', {});
});

it('keeps the answers of a user whose rights are read again', () => {
  signedIn('sara');
  expect(keptAnswers().size).toBe(1);
});

it('forgets the answers when the user signs out, and when another signs in', () => {
  setSession({ status: 'anonymous', because: 'left' });
  expect(keptAnswers().size).toBe(0);
  signedIn('sara');
  keepAnswer(keptAnswers(), '/api/sales', 'W/"1"', {});
  signedIn('omar');
  expect(keptAnswers().size).toBe(0);
});
