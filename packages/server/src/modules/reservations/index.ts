export { releaseOf } from './end-reservation';
export { expireReservations } from './expire-reservations';
export { freeOf, fromTheirPlaces, meetReservations, type Buyer, type Met } from './meet-reservations.rules';
export { refuseReserved } from './refuse-reserved';
export { reserve } from './reserve';
export { settleReservations } from './settle-reservations';
