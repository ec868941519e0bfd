import { isConnectionLoss } from './db/connection-loss';

type Host = Pick<NodeJS.Process, 'on'> & { exit(code: number): unknown };

/**
 * Keeps a server running when its database is away for a while. The job queue does not wait until the end of a job is
 * written, so nobody handles the error when that fails; the job runs again later. Any other error that nobody handles
 * ends the process, as it does by default.
 */
export function outliveDatabase(host: Host = process): void {
  host.on('unhandledRejection', (error) => {
    console.error(error);
    if (!isConnectionLoss(error)) host.exit(1);
  });
}
