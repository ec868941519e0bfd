// Turoos as a launchd job: of the machine for root, of the user otherwise.
import { join } from 'node:path';
import { xmlText } from './xml-text.mjs';

const label = 'local.turoos';

/** The property list of the job. */
const plistText = ({ node, root, user, log }) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  <key>Label</key><string>${label}</string>
  <key>ProgramArguments</key>
  <array>
    <string>${xmlText(node)}</string>
    <string>${xmlText(join(root, 'scripts', 'run.mjs'))}</string>
    <string>main</string>
  </array>
  <key>WorkingDirectory</key><string>${xmlText(root)}</string>
${user ? `  <key>UserName</key><string>${xmlText(user)}</string>\n` : ''}  <key>RunAtLoad</key><true/>
  <key>KeepAlive</key><true/>
  <key>ExitTimeOut</key><integer>90</integer>
  <key>StandardOutPath</key><string>${xmlText(log)}</string>
  <key>StandardErrorPath</key><string>${xmlText(log)}</string>
</dict>
</plist>
`;

/** Returns what to write and what to run for each action; `isRoot` decides whose job it is. */
export function launchd({ node, root, user, uid, home, isRoot }) {
  const folder = isRoot ? '/Library/LaunchDaemons' : join(home, 'Library', 'LaunchAgents');
  const file = join(folder, `${label}.plist`);
  const domain = isRoot ? 'system' : `gui/${uid}`;
  const log = join(root, 'turoos.log');
  return {
    file,
    text: plistText({ node, root, user: isRoot ? user : undefined, log }),
    install: [['launchctl', 'bootstrap', domain, file]],
    remove: [['launchctl', 'bootout', `${domain}/${label}`]],
    afterRemoval: [],
    // a job that is kept alive is stopped by unloading it
    stop: ['launchctl', 'bootout', `${domain}/${label}`],
    start: ['launchctl', 'bootstrap', domain, file],
    status: ['launchctl', 'print', `${domain}/${label}`],
    log: `tail -f "${log}"`,
  };
}
