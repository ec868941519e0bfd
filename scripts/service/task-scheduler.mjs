// Turoos as a task of the Windows Task Scheduler that starts with the machine, before anybody signs in.
import { win32 } from 'node:path';
import { xmlText } from './xml-text.mjs';

const name = 'Turoos';

/**
 * The definition of the task. PostgreSQL refuses to run with the rights of an administrator, so it runs as the given
 * user with the least rights (S4U: without a stored password).
 */
const taskText = ({ node, root, user }) => `<?xml version="1.0" encoding="UTF-16"?>
<Task version="1.2" xmlns="http://schemas.microsoft.com/windows/2004/02/mit/task">
  <RegistrationInfo>
    <Description>Turoos</Description>
  </RegistrationInfo>
  <Triggers>
    <BootTrigger><Enabled>true</Enabled></BootTrigger>
  </Triggers>
  <Principals>
    <Principal id="Author">
      <UserId>${xmlText(user)}</UserId>
      <LogonType>S4U</LogonType>
      <RunLevel>LeastPrivilege</RunLevel>
    </Principal>
  </Principals>
  <Settings>
    <MultipleInstancesPolicy>IgnoreNew</MultipleInstancesPolicy>
    <DisallowStartIfOnBatteries>false</DisallowStartIfOnBatteries>
    <StopIfGoingOnBatteries>false</StopIfGoingOnBatteries>
    <StartWhenAvailable>true</StartWhenAvailable>
    <ExecutionTimeLimit>PT0S</ExecutionTimeLimit>
    <RestartOnFailure><Interval>PT1M</Interval><Count>999</Count></RestartOnFailure>
    <Enabled>true</Enabled>
  </Settings>
  <Actions Context="Author">
    <Exec>
      <Command>${xmlText(node)}</Command>
      <Arguments>${xmlText(`"${win32.join(root, 'scripts', 'run.mjs')}" main`)}</Arguments>
      <WorkingDirectory>${xmlText(root)}</WorkingDirectory>
    </Exec>
  </Actions>
</Task>
`;

/** Returns what to write and what to run for each action. The scheduler keeps the definition itself. */
export function taskScheduler({ node, root, user, temporary }) {
  const file = win32.join(temporary, 'turoos-task.xml');
  return {
    file,
    text: taskText({ node, root, user }),
    encoding: 'utf16le',
    isTemporary: true,
    install: [
      ['schtasks', '/Create', '/TN', name, '/XML', file, '/F'],
      ['schtasks', '/Run', '/TN', name],
    ],
    remove: [
      ['schtasks', '/End', '/TN', name],
      ['schtasks', '/Delete', '/TN', name, '/F'],
    ],
    afterRemoval: [],
    stop: ['schtasks', '/End', '/TN', name],
    start: ['schtasks', '/Run', '/TN', name],
    status: ['schtasks', '/Query', '/TN', name, '/V', '/FO', 'LIST'],
    log: undefined,
  };
}
