export { englishNames } from './english-names';
export { examineMachine } from './examine-machine';
export { examineCertificate, examineShop } from './examine-shop';
export { bad, type Finding } from './finding';
export { keepReporting } from './server-report';
export { watchSystem } from './watch-system';
