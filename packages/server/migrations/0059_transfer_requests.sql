-- A branch is told what others ask it for, and how its own requests were answered.
alter table notifications drop constraint notifications_kind_check,
  add constraint notifications_kind_check check (kind in ('newOrders', 'lowStock', 'outOfStock', 'debts', 'dueExpenses',
    'cashDifferences', 'undecidedSales', 'arrivedParts', 'reservations', 'transferRequests', 'failedBackup',
    'stoppedWebhook', 'security', 'system'));
