/**
 * Reads records and shows what setting fields would do to each, before anything is sent: one line a record with the
 * value before and after, or why the record is left out; for amounts the sums.
 */
import { isNotFound } from '#api/errors.ts'
import { call } from '#api/session/client.ts'
import type { CommandPreview } from '#commands/define.ts'
import { type RecordSummary, type Resource, type Row, summarizeRow } from '#commands/resource.ts'
import type { AnyForm } from '#forms/define.ts'
import { findSettableField } from '#forms/form-fields.ts'
import type { SavedField } from '#forms/undo/saved-values.ts'
import { type FormValues, toFormValues } from '#forms/values.ts'
import { formatMoney, parseDecimal } from '#lib/format/money.ts'
import { createStore } from '#lib/storage/store.ts'
import type { LabeledValue } from '#ui/dialogs/dialog-options.ts'
import { planRecordChange } from './change-record.ts'
import { type FieldValue, formatControlValue } from './field-text.ts'

/** The new values of a record's fields, by field name. */
export type FieldValues = Readonly<Record<string, FieldValue>>

/** How many records are read at the same time. */
const PARALLEL_READS = 6

/** The fields as the operator saw them in the last preview, by resource and id: a run refuses what has changed since. */
const seenStore = createStore<ReadonlyMap<string, FormValues>>(new Map())

/** The values that the last preview has shown of this record's fields; {} if none has. */
export const getSeenValues = ({ id: resourceId }: Resource, id: number): FormValues =>
  seenStore.get().get(`${resourceId}:${id}`) ?? {}

/** The controls' values of these fields. */
export const toControlTexts = (values: FieldValues): FormValues =>
  Object.fromEntries(Object.entries(values).map(([name, { value }]) => [name, value]))

/** What the preview knows of one record. */
interface PreviewedRecord {
  id: number
  summary: RecordSummary | null
  /** 'R$ 21,90 → R$ 19,90'; '' if nothing is sent. */
  text: string
  /** Why nothing is sent; '' if it is. */
  reason: string
  fields: readonly SavedField[]
  seen: FormValues
}

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
      const text = `${field ? formatControlValue(field, before, loaded) : ''} → ${values[name]?.shown || 'vazio'}`
      return Object.keys(values).length > 1 ? `${label}: ${text}` : text
    })
    .join('; ')
}

async function previewRecord(
  definition: AnyForm,
  id: number,
  values: FieldValues | string,
  signal: AbortSignal,
): Promise<PreviewedRecord> {
  const nothing = { id, summary: null, text: '', fields: [], seen: {} }
  if (typeof values === 'string') return { ...nothing, reason: values }
  try {
    const loaded: unknown = await call(definition.load, { id }, { signal })
    const current = toFormValues(definition.toValues(loaded))
    const seen = Object.fromEntries(Object.keys(values).map((name) => [name, current[name] ?? '']))
    const summary = summarizeRow(definition.resource, loaded as Row)
    const change = planRecordChange(definition, loaded, toControlTexts(values))
    if (change.kind === 'changed') {
      const { fields } = change
      return { id, summary, text: describeFields(definition, fields, values, loaded), reason: '', fields, seen }
    }
    const shown = Object.values(values).map((value) => value.shown || 'vazio')
    const reason = change.kind === 'refused' ? change.reason : `já é ${shown.join(', ')}`
    return { ...nothing, summary, reason, seen }
  } catch (error) {
    signal.throwIfAborted()
    return { ...nothing, reason: isNotFound(error) ? 'não existe' : 'não foi possível ler' }
  }
}

/** Runs `read` for each id, a few at a time; the results are in the order of the ids. */
async function readAll<Result>(ids: readonly number[], read: (id: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  const queue = [...ids.entries()]
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) results[next[0]] = await read(next[1])
  }
  await Promise.all(Array.from({ length: PARALLEL_READS }, work))
  return results
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
    return [{ label, value: `${formatMoney(sum('before'))} → ${formatMoney(sum('after'))}` }]
  })
}

/**
 * The preview of setting fields of these records; `getValues` returns the new values of a record, or why it has none.
 * Rejects if the signal aborts.
 */
export async function previewChanges(
  definition: AnyForm,
  ids: readonly number[],
  getValues: (id: number) => FieldValues | string,
  signal: AbortSignal,
): Promise<CommandPreview> {
  const records = await readAll(ids, (id) => previewRecord(definition, id, getValues(id), signal))
  const { resource } = definition
  seenStore.set(new Map(records.map(({ id, seen }) => [`${resource.id}:${id}`, seen])))
  const details = records.map(({ id, summary, text, reason }) => ({
    label: summary?.name ? `#${id} ${summary.name}` : `#${id}`,
    value: text || `fica de fora: ${reason}`,
  }))
  return {
    details: [...sumAmounts(definition, records), ...details],
    records: new Map(records.flatMap(({ id, summary }) => (summary ? [[id, summary] as const] : []))),
    skip: new Map(records.flatMap(({ id, text, reason }) => (text === '' ? [[id, reason] as const] : []))),
  }
}
