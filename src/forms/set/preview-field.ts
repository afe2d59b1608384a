/**
 * What the commands that set fields read before they send anything: the value that is there, and what a typed value or
 * pasted cells would change.
 */
import { call } from '#api/session/client.ts'
import type { CommandPreview } from '#commands/define.ts'
import type { Resource } from '#commands/resource.ts'
import { findUnreadable } from '#forms/compare/merge-before-save.ts'
import { findSettableField, type FormFields, type SettableField } from '#forms/form-fields.ts'
import { loadFormDefinition } from '#forms/form-screens.ts'
import { toFormValues } from '#forms/values.ts'
import { readFieldText } from './field-text.ts'
import { matchFieldColumns, parseTable } from './pasted-columns.ts'
import { readTableValues } from './pasted-values.ts'
import { previewChanges } from './preview-changes.ts'
import { formatControlValue } from './control-text.ts'

/** The arguments of the command: `campo` is the name of a field, `valor` the text as typed. */
export interface FieldArgs {
  ids: readonly number[]
  campo: string
  valor: string
}

/**
 * Returns the value of the field in the only record with these ids, as the operator reads it; null for several records,
 * and if the console cannot read it. Rejects with an ApiError if the record cannot be loaded.
 */
export async function loadCurrentText(
  resource: Resource,
  fields: FormFields,
  { ids = [], campo = '' }: Partial<FieldArgs>,
  signal: AbortSignal,
): Promise<string | null> {
  const [id, ...others] = ids
  const field = findSettableField(fields, campo)
  if (!field || id === undefined || others.length > 0) return null
  const definition = await loadFormDefinition(resource)
  const loaded: unknown = await call(definition.load, { id }, { signal })
  if (findUnreadable(definition, loaded).includes(campo)) return null
  return formatControlValue(field, toFormValues(definition.toValues(loaded))[campo] ?? '', loaded)
}

/**
 * Returns the preview of the command: before and after of each record, why nothing is sent, or which value is meant.
 */
export async function previewField(
  resource: Resource,
  field: SettableField,
  { ids, campo, valor }: FieldArgs,
  signal: AbortSignal,
): Promise<CommandPreview> {
  const reading = await readFieldText(field, valor, signal)
  if ('problem' in reading) return { details: [], stopReason: reading.problem }
  if ('records' in reading) {
    const choices = reading.records.map(({ id, name }) => ({ value: `#${id}`, label: `${name} (#${id})` }))
    return { details: [], prompt: { argName: 'valor', choices } }
  }
  const definition = await loadFormDefinition(resource)
  const { previewKey, ...preview } = await previewChanges(definition, ids, () => ({ [campo]: reading }), signal)
  // The history and a repetition name the record that was confirmed, whatever its name is by then.
  const recordId = field.kind === 'record' && 'value' in reading ? reading.value : ''
  return { ...preview, args: { conferidos: previewKey, ...(recordId !== '' && { valor: `#${recordId}` }) } }
}

/** Returns the preview of pasted cells: `tabela` is the pasted table, and in the result the key of what was shown. */
export async function previewTable(
  resource: Resource,
  fields: FormFields,
  { ids, tabela }: { ids: readonly number[]; tabela: string },
  signal: AbortSignal,
): Promise<CommandPreview> {
  const table = parseTable(tabela)
  const columns = table && matchFieldColumns(fields, table)
  if (!columns) return { details: [], stopReason: 'Nenhuma coluna colada é um campo' }
  const values = await readTableValues(table, columns, signal)
  const definition = await loadFormDefinition(resource)
  const getValues = (id: number) => values.get(id) ?? 'sem valor colado'
  const { previewKey, ...preview } = await previewChanges(definition, ids, getValues, signal)
  const { otherHeaders } = columns
  const ignored = otherHeaders.length > 0 ? [{ label: 'Colunas sem campo', value: otherHeaders.join(', ') }] : []
  return { ...preview, details: [...ignored, ...preview.details], args: { tabela: previewKey } }
}
