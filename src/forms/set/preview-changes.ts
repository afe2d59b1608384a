/**
 * Reads records and shows what setting fields would do to each, before anything is sent: one line a record with the
 * value before and after, or why the record is left out; for amounts the sums.
 */
import { isNotFound } from '#api/errors.ts'
import { call } from '#api/session/client.ts'
import type { CommandPreview } from '#commands/define.ts'
import { type RecordSummary, type Row, summarizeRow } from '#commands/resource.ts'
import type { AnyForm } from '#forms/define.ts'
import { findSettableField } from '#forms/form-fields.ts'
import type { SavedField } from '#forms/undo/saved-values.ts'
import { type FormValue, type FormValues, toFormValues } from '#forms/values.ts'
import { formatMoney, parseDecimal } from '#lib/format/money.ts'
import type { WrittenValue } from '#lib/format/written-value.ts'
import { runConcurrently } from '#lib/run-concurrently.ts'
import type { LabeledValue } from '#ui/dialogs/dialog-options.ts'
import { planRecordChange } from './change-record.ts'
import { applyDifference } from './difference.ts'
import type { ValueDifference } from './field-text.ts'
import { formatControlValue } from './control-text.ts'
import { type PreviewedValues, storePreviewedValues } from './previewed-values.ts'

/** The new values of a record's fields, by field name. */
type FieldValues = Readonly<Record<string, WrittenValue>>

/** What was said of a record's fields, by field name: new values, and differences. */
export type FieldSettings = Readonly<Record<string, WrittenValue | ValueDifference>>

/** How many records are read at the same time. */
const PARALLEL_READS = 6

/** The controls' values of these fields. */
export const toControlTexts = (values: FieldValues): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).map(([name, { value }]) => [name, value]))

/** The value of a control with one text, as every settable field has. */
const toText = (value: FormValue | undefined): string => (typeof value === 'string' ? value : '')

/** What the preview knows of one record. */
interface PreviewedRecord {
  id: number
  summary: RecordSummary | null
  /** 'R$ 21,90 → R$ 19,90'; '' if nothing is sent. */
  text: string
  /** Why nothing is sent; '' if it is. */
  reason: string
  fields: readonly SavedField[]
  /** What the run needs to know of the record; null if it cannot have the values. */
  previewed: PreviewedValues | null
}

/** A line breaks before the arrow only, so that the value after it stands beside it. */
const joinSides = (before: string, after: string) => `${before} →\u00a0${after}`

/** 'R$ 21,90 → R$ 19,90'; with its label if several fields are set. */
function describeFields(
  { fieldDefinitions }: AnyForm,
  fields: readonly SavedField[],
  values: FieldValues,
  loaded: unknown,
): string {
  return fields
    .map(({ name, label, before }) => {
      const field = findSettableField(fieldDefinitions, name)
      const text = joinSides(field ? formatControlValue(field, before, loaded) : '', values[name]?.shown || 'vazio')
      return Object.keys(values).length > 1 ? `${label}: ${text}` : text
    })
    .join('; ')
}

/** The values that the settings give a record with these values; in place of them why a difference gives none. */
function resolveSettings(
  { fieldDefinitions }: AnyForm,
  settings: FieldSettings,
  current: FormValues,
): FieldValues | string {
  const values: Record<string, WrittenValue> = {}
  for (const [name, setting] of Object.entries(settings)) {
    if ('value' in setting) {
      values[name] = setting
      continue
    }
    const field = findSettableField(fieldDefinitions, name)
    const value = field && applyDifference(field, toText(current[name]), setting.difference)
    if (!field || value === null) return `não tem valor a que aplicar “${setting.shown}”`
    values[name] = { value, shown: formatControlValue(field, value) }
  }
  return values
}

async function previewRecord(
  definition: AnyForm,
  id: number,
  settings: FieldSettings | string,
  signal: AbortSignal,
): Promise<PreviewedRecord> {
  const nothing = { id, summary: null, text: '', fields: [], previewed: null }
  if (typeof settings === 'string') return { ...nothing, reason: settings }
  try {
    const loaded: unknown = await call(definition.load, { id }, { signal })
    const current = toFormValues(definition.toValues(loaded))
    const toSeen = (name: string) => [name, toText(current[name])] as const
    const summary = summarizeRow(definition.resource, loaded as Row)
    const values = resolveSettings(definition, settings, current)
    if (typeof values === 'string') return { ...nothing, summary, reason: values }
    const change = planRecordChange(definition, loaded, toControlTexts(values))
    const previewed = { seen: Object.fromEntries(Object.keys(values).map(toSeen)), values: toControlTexts(values) }
    if (change.kind === 'changed') {
      const { fields } = change
      return { id, summary, text: describeFields(definition, fields, values, loaded), reason: '', fields, previewed }
    }
    const shown = Object.values(values).map((value) => value.shown || 'vazio')
    if (change.kind === 'unchanged') return { ...nothing, summary, reason: `já é ${shown.join(', ')}`, previewed }
    const isComputed = Object.values(settings).some((setting) => 'difference' in setting)
    const reason = isComputed ? `daria ${shown.join(', ')}. ${change.reason}` : change.reason
    return { ...nothing, summary, reason }
  } catch (error) {
    signal.throwIfAborted()
    return { ...nothing, reason: isNotFound(error) ? 'não existe' : 'não foi possível ler' }
  }
}

/** The sums of the money fields before and after, over the records that are sent. */
function sumAmounts({ fieldDefinitions }: AnyForm, records: readonly PreviewedRecord[]): LabeledValue[] {
  const changes = records.flatMap(({ fields }) => fields)
  const names = [...new Set(changes.map(({ name }) => name))].filter(
    (name) => findSettableField(fieldDefinitions, name)?.kind === 'money',
  )
  return names.flatMap((name) => {
    const ofField = changes.filter((change) => change.name === name)
    if (ofField.length < 2) return []
    const sum = (side: 'before' | 'after') =>
      ofField.reduce((total, change) => total + Math.round((parseDecimal(String(change[side])) || 0) * 100), 0) / 100
    const label = `Soma de ${ofField[0]!.label}`
    return [{ label, value: joinSides(formatMoney(sum('before')), formatMoney(sum('after'))) }]
  })
}

/** The preview of set fields, and the key under which the run finds what it has shown (`previewed-values.ts`). */
export interface ChangesPreview extends CommandPreview {
  previewKey: string
}

/**
 * The preview of setting fields of these records; `getSettings` returns what was said of a record, or why it has none.
 * Rejects if the signal aborts.
 */
export async function previewChanges(
  definition: AnyForm,
  ids: readonly number[],
  getSettings: (id: number) => FieldSettings | string,
  signal: AbortSignal,
): Promise<ChangesPreview> {
  const records: PreviewedRecord[] = []
  await runConcurrently(PARALLEL_READS, ids.entries(), async ([index, id]) => {
    records[index] = await previewRecord(definition, id, getSettings(id), signal)
  })
  const details = records.map(({ id, summary, text, reason }) => ({
    label: summary?.name ? `#${id} ${summary.name}` : `#${id}`,
    value: text || `fica de fora: ${reason}`,
  }))
  // Also of an unchanged record: in a script an earlier step may change it before its turn.
  const previewedById = records.flatMap(({ id, previewed }) => (previewed ? [[id, previewed] as const] : []))
  return {
    previewKey: storePreviewedValues(new Map(previewedById)),
    details: [...sumAmounts(definition, records), ...details],
    records: new Map(records.flatMap(({ id, summary }) => (summary ? [[id, summary] as const] : []))),
    skip: new Map(records.flatMap(({ id, text, reason }) => (text === '' ? [[id, reason] as const] : []))),
  }
}
