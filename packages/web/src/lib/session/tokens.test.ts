import { beforeEach, expect, it, vi } from 'vitest';
import { fakeStorage } from '../../../test/fake-browser';
import { accessToken, clearTokens, refreshToken, saveTokens } from './tokens';

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
});

it('writes the access token under both names and the refresh token beside it', () => {
  saveTokens({ accessToken: 'A', refreshToken: 'R' });
  expect(['token', 'access_token', 'refreshToken'].map((key) => localStorage.getItem(key))).toEqual([
    'A',
    'A',
    'R',
  ]);
});

it('reads token before access_token, and local before session storage', () => {
  sessionStorage.setItem('access_token', 'session second');
  expect(accessToken()).toBe('session second');
  sessionStorage.setItem('token', 'session');
  localStorage.setItem('access_token', 'local second');
  expect(accessToken()).toBe('session');
  localStorage.setItem('token', 'local');
  expect(accessToken()).toBe('local');
});

it('finds a refresh token in session storage', () => {
  expect(refreshToken()).toBeUndefined();
  sessionStorage.setItem('refreshToken', 'R');
  expect(refreshToken()).toBe('R');
});

it('removes all three from both storages, and nothing else', () => {
  for (const storage of [localStorage, sessionStorage])
    for (const key of ['token', 'access_token', 'refreshToken', 'sidebar']) storage.setItem(key, 'x');
  clearTokens();
  for (const storage of [localStorage, sessionStorage]) {
    expect(storage.length).toBe(1);
    expect(storage.getItem('sidebar')).toBe('x');
  }
});
