import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { version } from '../system/version';
import { openApiDocument } from './openapi';

/**
 * The specification prescribes addresses as /sales/offline/{id} beside /sales/{id}/refunds. An id is a UUID, so that none
 * of them can be meant by another.
 */
const unheeded = {
  'no-ambiguous-paths': 'off',
  // it does not know that a condition is about the properties of the schema it is in
  'no-required-schema-properties-undefined': 'off',
} as const;

it('the OpenAPI document follows the rules that Redocly recommends', { timeout: 60_000 }, async () => {
  const config = await createConfig({ extends: ['recommended'], rules: unheeded });
  const problems = await lintFromString({
    source: JSON.stringify(openApiDocument(version)),
    absoluteRef: 'openapi.json',
    config,
  });
  expect(
    problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`),
  ).toEqual([]);
});
