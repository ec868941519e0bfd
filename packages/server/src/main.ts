import { readConfig } from './config';
import { runCommand } from './run-command';
import { serve } from './serve';

runCommand(() => serve(readConfig()));
