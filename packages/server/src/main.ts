import { runCommand } from './run-command';
import { serve } from './serve';
import { readConfig } from './system/config';

runCommand(() => serve(readConfig()));
