import { describe, expect, it } from 'vitest';
import { screenAt } from './screens';

describe('a screen that needs a right', () => {
  it.each(['/suppliers', '/suppliers/$id'])('SUP-01 %s shows who lacks it the card that says so', (path) => {
    expect(screenAt(path)).toMatchObject({ right: 'suppliers:read' });
    expect(screenAt(path)?.sendsHome).toBeUndefined();
  });
});
