import { ruleBroken, type standbyApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { otherAddresses, ownAddresses } from '../../network/addresses';
import { confirmPassword } from '../passwords';
import { takeContact } from './contact';
import { readEpoch } from './epoch-store';
import { inviteStandby, pairStandby, withdrawStandby } from './pair-standby';
import { describeStandbys, standbyObstacle } from './standbys.queries';
import { takeNotice } from './take-notice';

export const standbyRoutes: Handlers<typeof standbyApi> = {
  overview: (_, { db, config, network }) => describeStandbys(db, config, standbyObstacle(config, network)),
  invite: async ({ body }, { db, tx, user, config, network }) => {
    const obstacle = standbyObstacle(config, network);
    if (obstacle) throw ruleBroken(obstacle);
    await confirmPassword(db, user, body.password);
    const { authority } = network.state();
    const [address = `https://${config.host}:${network.ports.https}`] = otherAddresses(network).secure;
    return tx((t) => inviteStandby(t, user, { authority, address }));
  },
  withdraw: ({ params }, { tx, user }) => tx((t) => withdrawStandby(t, user, params.id)),
  pair: ({ body }, { tx }) => tx((t) => pairStandby(t, body)),
  contact: ({ body }, { db, config, network }) =>
    takeContact(db, config.dataDir, ownAddresses(network, config.host), body),
  epoch: async (_, { db }) => ({ claim: (await readEpoch(db)).claim }),
  moved: ({ body }, { db, url, config }) => takeNotice({ db, url, dataDir: config.dataDir }, body.claim),
};
