import type { networkApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { otherAddresses, trustPageAddress } from '../../network/addresses';
import { fingerprintsOf } from '../../network/fingerprints';
import { endOf } from '../../network/identity';

export const networkRoutes: Handlers<typeof networkApi> = {
  access(_, { network }) {
    const { identity, authority } = network.state();
    return {
      ...otherAddresses(network),
      trustPage: trustPageAddress(network) ?? '',
      certificateEnds: identity ? endOf(identity.cert) : null,
      fingerprints: authority ? fingerprintsOf(authority) : null,
    };
  },
};
