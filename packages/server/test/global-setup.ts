import type { TestProject } from 'vitest/node';
import { startTestCluster } from './cluster';

declare module 'vitest' {
  export interface ProvidedContext {
    templateUrl: string;
  }
}

/** Starts one database server for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  project.provide('templateUrl', cluster.templateUrl);
  return cluster.stop;
}
