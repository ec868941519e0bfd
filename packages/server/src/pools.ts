import { connect, type Db } from './db/connect';
import { shareOf } from './system/share-of';

/** The most connections of one process for the counter, and for reports. */
export const poolSizes = (workers: number) => ({
  counter: shareOf(20, workers, 8),
  reports: shareOf(6, workers, 2),
  branches: shareOf(10, workers, 2),
});

export const connectCounter = (url: string, workers: number): Db =>
  connect(url, { max: poolSizes(workers).counter });

/** Reports take long, so they get a small pool of their own, apart from the connections of the counter. */
export const connectReports = (url: string, workers: number): Db =>
  connect(url, {
    max: poolSizes(workers).reports,
    statementTimeout: 60_000,
    purpose: 'reports',
    streams: true,
  });
