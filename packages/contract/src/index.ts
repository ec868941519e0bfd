export * from './kernel/endpoint';
export * from './kernel/errors';
export * from './kernel/fold';
export * from './kernel/money';
export * from './kernel/paging';
export * from './kernel/quantity';
export * from './kernel/reply';
export * from './kernel/status';
export * from './kernel/text';
export * from './kernel/time';
export * from './kernel/topics';
export * from './kernel/validation';

export * from './access/can';
export * from './access/manage-role';
export * from './access/permissions';
export * from './access/resources';
export * from './access/role-matrix';

export * from './auth/auth.api';
export * from './auth/auth.schema';

export * from './settings/settings.schema';
export * from './live/live.api';
export * from './apis';
export * from './inventory/stock.status';
