import { CamelCasePlugin, type PluginTransformResultArgs, type QueryResult, type UnknownRow } from 'kysely';

/**
 * Writes names of code as names of columns into statements. Rows need no renaming: the driver names their fields as
 * the code does when it reads their description, once per result instead of once per row.
 */
class ColumnNames extends CamelCasePlugin {
  override transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return Promise.resolve(result);
  }

  inCode(column: string): string {
    return this.camelCase(column);
  }
}

export const columnNames = new ColumnNames();

/** The driver's message about the columns of a result. */
export interface RowDescription {
  fields: { name: string; dataTypeID: number }[];
}

export function nameFields(description: RowDescription): RowDescription {
  for (const field of description.fields) field.name = columnNames.inCode(field.name);
  return description;
}
