// Turoos as a systemd service, of the machine for root and of the user otherwise.
import { join } from 'node:path';

const name = 'turoos.service';

/** A unit file reads % as the start of a placeholder and ends a word at a space. */
const quoted = (text) => `"${text.replaceAll('%', '%%').replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
/** Settings that are one path are not split at spaces and take no quotes. */
const path = (text) => text.replaceAll('%', '%%');

/** The unit file. `user` is left out where the service belongs to the user anyway. */
export const unitText = ({ node, root, user }) => `[Unit]
Description=Turoos
After=network.target

[Service]
WorkingDirectory=${path(root)}
ExecStart=${quoted(node)} ${quoted(join(root, 'scripts', 'run.mjs'))} main
${user ? `User=${user}\n` : ''}Restart=always
RestartSec=5
# the server finishes what it began, and its database writes everything out
KillMode=mixed
TimeoutStopSec=90
NoNewPrivileges=yes

[Install]
WantedBy=${user ? 'multi-user.target' : 'default.target'}
`;

/** Returns what to write and what to run for each action; `isRoot` decides whose service it is. */
export function systemd({ node, root, user, home, isRoot }) {
  const file = isRoot ? join('/etc/systemd/system', name) : join(home, '.config', 'systemd', 'user', name);
  const control = ['systemctl', ...(isRoot ? [] : ['--user'])];
  return {
    file,
    text: unitText({ node, root, user: isRoot ? user : undefined }),
    install: [
      [...control, 'daemon-reload'],
      [...control, 'enable', '--now', name],
      // without it a user's services end when the user signs out and start when the user signs in
      ...(isRoot ? [] : [['loginctl', 'enable-linger', user]]),
    ],
    remove: [[...control, 'disable', '--now', name]],
    afterRemoval: [[...control, 'daemon-reload']],
    stop: [...control, 'stop', name],
    start: [...control, 'start', name],
    status: [...control, 'status', '--no-pager', name],
    log: isRoot ? `journalctl -u ${name} -f` : `journalctl --user -u ${name} -f`,
  };
}
