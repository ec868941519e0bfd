-- The tills that a shift was closed without: [{"code", "name", "waiting", "lastSeenAt"}], as they were at that moment.

alter table shift_closes add column tills jsonb not null default '[]';

-- Managers are told of sales made without the server that wait for their decision.
alter table notifications drop constraint notifications_kind_check,
  add constraint notifications_kind_check check (kind in ('newOrders', 'lowStock', 'outOfStock', 'debts', 'dueExpenses',
    'cashDifferences', 'undecidedSales', 'failedBackup', 'security'));
