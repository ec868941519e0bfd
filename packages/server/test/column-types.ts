import {
  ArrayExpressionNode,
  GenericExpressionNode,
  IdentifierNode,
  type ExpressionNode,
  type GenerateOptions,
} from 'kysely-codegen';

/*
 * What the database knows as text, number or jsonb only, by column. These are the types of the values: whether a column
 * may be null and whether it has a default comes from the database.
 */

const fromContract = {
  'api_keys.rights': 'KeyRights',
  'asked_part_times.status': 'AskedTimeStatus',
  'asked_parts.status': 'AskedPartStatus',
  'attachments.entity_type': 'AttachmentEntity',
  'attachments.type': 'FileType',
  'bringings.status': 'BringingStatus',
  'backup_checks.method': 'CheckMethod',
  'backups.contents': 'BackupContents',
  'backups.kind': 'BackupKind',
  'backups.status': 'BackupStatus',
  'campaigns.channels': 'Channel[]',
  'campaigns.discount_type': 'DiscountType',
  'campaigns.status': 'CampaignStatus',
  'campaigns.target_audience': 'Audience',
  'campaigns.type': 'CampaignType',
  'counters.date_part': 'DatePart',
  'counters.reset_policy': 'ResetPolicy',
  'customer_transactions.operation': 'BalanceOperation',
  'customer_transactions.type': 'TransactionType',
  'expenses.status': 'ExpenseStatus',
  'fit_dismissals.kind': 'FitKind',
  'inventory_counts.count_type': 'CountType',
  'inventory_counts.status': 'CountStatus',
  'inventory_counts.summary': 'CountSummary',
  'inventory_report_results.chart': 'TableChart',
  'inventory_report_results.columns': 'TableColumn[]',
  'inventory_report_results.facts': 'TableFact[]',
  'inventory_report_results.summary': 'TableFigure[]',
  'inventory_report_rows.rows': 'Cell[][]',
  'inventory_reports.format': 'ReportFormat',
  'inventory_reports.schedule_frequency': 'ScheduleFrequency',
  'inventory_reports.status': 'ReportStatus',
  'inventory_reports.type': 'ReportType',
  'list_views.list': 'ListName',
  'money_accounts.kind': 'MoneyAccountKind',
  'money_movements.kind': 'MoneyMovementKind',
  'notifications.kind': 'NotificationKind',
  'outbox.channel': 'Channel',
  'outbox.source_type': 'Topic',
  'outbox.status': 'MessageStatus',
  'part_demand.history': 'PartHistory',
  'part_demand.movement_class': 'MovementClass',
  'part_demand.value_class': 'ValueClass',
  'permissions.action': 'PermissionAction',
  'permissions.module': 'PermissionModule',
  'price_changes.rule': 'PriceRule',
  'products.axle': 'PartAxle',
  'products.place_position': 'PartPosition',
  'products.side': 'PartSide',
  'products.price_breaks': 'PriceBreak[]',
  'products.tier_prices': 'TierPrice[]',
  'products.type': 'PartType',
  'print_jobs.paper': 'PrintedPaper',
  'print_jobs.status': 'PrintJobStatus',
  'printers.kind': 'PrinterKind',
  'purchases.payment_method': 'PurchasePaymentMethod',
  'purchases.payment_status': 'PurchasePaymentStatus',
  'purchases.spread_by': 'Spread',
  'purchases.status': 'PurchaseStatus',
  'quotation_alternatives.kind': 'AlternativeKind',
  'quotations.lost_reason': 'LostReason',
  'quotations.status': 'StoredQuotationStatus',
  'recurring_expenses.every': 'Recurrence',
  'reservations.source_type': 'ReservationSource',
  'reservations.status': 'ReservationStatus',
  'roles.rights': 'Rights',
  'sale_decisions.details': 'DecisionDetails',
  'sale_decisions.kind': 'DecisionKind',
  'sale_decisions.status': 'DecisionStatus',
  'sales.payment_method': 'PaymentMethod',
  'sales.payment_status': 'PaymentStatus',
  'sales.status': 'SaleStatus',
  'scrap_reports.disposal_method': 'DisposalMethod',
  'scrap_reports.reason': 'ScrapReason',
  'scrap_reports.status': 'ScrapStatus',
  'part_word_suggestions.status': 'WordSuggestionStatus',
  'sheet_choices.choice': 'SheetChoice',
  'settings.section': 'SettingsSection',
  'shifts.status': 'ShiftStatus',
  'stock_adjustments.reason': 'AdjustmentReason',
  'stock_adjustments.status': 'AdjustmentStatus',
  'stock_adjustments.type': 'AdjustmentType',
  'stock_movements.reason': 'MoveReason',
  'stock_totals.level': 'StockStatus',
  'supplier_transactions.payment_method': 'PurchasePaymentMethod',
  'supplier_transactions.type': 'SupplierTransactionType',
  'teardown_pieces.status': 'PieceStatus',
  'teardown_steps.kind': 'TeardownStepKind',
  'teardowns.split_by': 'SplitWay',
  'teardowns.status': 'TeardownStatus',
  'told_news.kind': 'NotificationKind',
  'transfers.priority': 'TransferPriority',
  'transfers.shipping_method': 'ShippingMethod',
  'transfers.status': 'TransferStatus',
  'vehicles.status': 'VehicleStatus',
  'vouchers.kind': 'VoucherKind',
  'warehouse_locations.type': 'LocationType',
  'warehouses.status': 'WarehouseStatus',
  'warehouses.type': 'WarehouseType',
};

/** Of src/db/column-types.ts. */
const ofOurOwn = {
  'idempotency_keys.response': 'StoredAnswer',
  'audit_log.after': 'AuditSnapshot',
  'audit_log.before': 'AuditSnapshot',
  'bringing_items.before': 'BroughtBefore',
  'bringing_items.kind': 'BroughtItemKind',
  'bringings.sheets': 'BroughtSheets',
  'brought_files.sheets': 'StoredSheet[]',
  'customers.address': 'CustomerAddress',
  'exchange_rates.to_yer': 'OtherRates',
  'inventory_reports.filters': 'StoredFilters',
  'list_views.state': 'ViewState',
  'offline_sales.fact': 'StoredFact',
  'outbox.attachment': 'AttachmentSource',
  'print_jobs.content': 'PrintContent',
  'product_numbers.kind': 'NumberKind',
  'products.specifications': 'Specifications',
  'money_counts.counts': 'ClosingCount[]',
  'shift_closes.counts': 'ClosingCount[]',
  'shift_closes.tills': 'MissingTillColumn[]',
  'shift_closes.figures': 'ShiftFigures',
  'shifts.floats': 'OpeningCount[]',
  'scrap_reports.condition': 'StoredScrapCondition',
  'teardown_steps.before': 'PieceBefore[]',
  'units.decimals': 'UnitDecimals',
  'vehicles.body_type': 'BodyType',
  'vehicles.fuel_type': 'FuelType',
  'vehicles.transmission': 'Transmission',
};

/** Columns the database works out from others that are never null, which its catalogue does not say. */
const neverNull = [
  'sales.grand_total',
  'sales.remaining',
  'purchases.received_amount',
  'purchases.remaining',
  'purchases.total_amount',
];

const importsOf = (types: Readonly<Record<string, string>>, from: string) =>
  Object.values(types).map((type) => [type.replaceAll('[]', ''), from]);

/** Nodes instead of text, because the generator can't parse text with the compiler of TypeScript 7. */
const nodeOf = (type: string): ExpressionNode =>
  type.endsWith('[]') ? new ArrayExpressionNode(nodeOf(type.slice(0, -2))) : new IdentifierNode(type);

/** What makes the generator write these types: an override is the whole type of a column, but for its null. */
export function columnTypes(): Pick<GenerateOptions, 'customImports' | 'overrides' | 'postprocess'> {
  const types = new Map(Object.entries({ ...fromContract, ...ofOurOwn }));
  const columns: Record<string, ExpressionNode> = {};
  return {
    customImports: Object.fromEntries([
      ...importsOf(fromContract, '@turoos/contract'),
      ...importsOf(ofOurOwn, './column-types'),
    ]),
    overrides: { columns },
    postprocess: async ({ metadata }) => {
      for (const table of metadata.tables)
        for (const column of table.columns) {
          const path = `${table.name}.${column.name}`;
          if (neverNull.includes(path)) column.isNullable = false;
          const type = types.get(path);
          if (!type) continue;
          columns[path] = column.hasDefaultValue
            ? new GenericExpressionNode('Generated', [nodeOf(type)])
            : nodeOf(type);
          types.delete(path);
        }
      if (types.size > 0) throw new Error(`No such columns: ${[...types.keys()].join(', ')}`);
      return metadata;
    },
  };
}
