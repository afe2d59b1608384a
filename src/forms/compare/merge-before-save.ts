/**
 * Reads a stored record again before it is replaced, and merges what others changed since, or asks the operator (N1).
 */
import * as z from 'zod/mini'
import { call } from '#api/session/client.ts'
import { createNotSentError } from '#api/errors.ts'
import { getRawResponse } from '#api/page.ts'
import { capitalize } from '#lib/format/capitalize.ts'
import { formatTime } from '#lib/format/dates.ts'
import { resolveConflict } from '#ui/dialogs/conflict.ts'
import { createFieldEquality } from './field-equality.ts'
import { formatFieldValue } from './changes-panel.tsx'
import type { AnyForm } from '#forms/define.ts'
import { requireStoredChoices } from './require-stored-choices.ts'
import { type FieldConflict, mergeThreeWay } from './three-way-merge.ts'
import {
  type FieldChange,
  type FormValue,
  type FormValues,
  type TrackedField,
  toFormValue,
  toFormValues,
  pickValues,
} from '#forms/values.ts'

type FieldSides = Pick<FieldChange, 'name' | 'before' | 'after'>

interface MergeInput {
  fields: readonly TrackedField[]
  /** The time the form was opened, in ms since the epoch, and the values it was opened with. */
  openedAtMs: number
  opened: FormValues
  /** The values that the operator submits. */
  edited: FormValues
  /** The changes of an earlier try of this save that may have been stored. */
  attemptedChanges?: readonly FieldSides[]
  /** True if the operator has left the form meanwhile: nothing is asked any more. */
  isAway?: () => boolean
}

interface MergeResult {
  /** The record as it is stored now. */
  loaded: unknown
  /** Values to write into the form and the payload: others changed them, or the operator chose them. */
  adopted: FormValues
  /** The changes of the earlier try that are stored now. */
  alreadyStored: readonly FieldSides[]
}

/** Reads the record and returns its current form values. Rejects with an ApiError. */
export const loadStoredValues = async (definition: AnyForm, id: number): Promise<FormValues> =>
  toFormValues(definition.toValues(await call(definition.load, { id })))

const hasValue = (value: unknown) =>
  typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null

/** A list must be read completely. A list missing in the response means an empty list on the platform. */
const isUnreadable = (value: unknown, responseValue: unknown) =>
  hasValue(responseValue) &&
  (Array.isArray(value) ? Object(responseValue).length !== value.length : value !== false && toFormValue(value) === '')

/**
 * The names of fields whose values the record has but the console could not read. Sent as the form shows them, they
 * would be erased (N3).
 */
export function findUnreadable(definition: AnyForm, loaded: unknown): string[] {
  const response = Object(getRawResponse(loaded)) as Readonly<Record<string, unknown>>
  const { aliases = {} } = definition
  return (
    Object.entries(definition.toValues(loaded))
      // A field without a value shows nothing of the record, such as the file input of a new picture.
      .filter(([, value]) => value !== undefined)
      .filter(
        ([name, value]) => isUnreadable(value, response[name]) || isUnreadable(value, response[aliases[name] ?? '']),
      )
      .map(([name]) => name)
  )
}

/** The changes of `attempted` whose new values are stored in `current`. */
export const findAlreadyStored = (
  definition: AnyForm,
  attempted: readonly FieldSides[],
  current: FormValues,
): readonly FieldSides[] =>
  attempted.filter(({ name, after }) => createFieldEquality(definition)(name, current[name], after))

/**
 * Reads the record and merges it with the operator's values. null if the operator went back to the form or left it.
 * Rejects with an ApiError if the record, or one of its values that would be erased, cannot be read.
 */
export async function readAndMerge(definition: AnyForm, id: number, sides: MergeInput): Promise<MergeResult | null> {
  const loaded: unknown = await call(definition.load, { id })
  const unreadableNames = findUnreadable(definition, loaded)
  const isEqual = createFieldEquality(definition)
  // The operator left the field as it was, so a save would erase the value that is stored now.
  const unreadableField = sides.fields.find(
    ({ name }) =>
      unreadableNames.includes(name) &&
      ['', sides.opened[name]].some((untouchedValue) => isEqual(name, sides.edited[name], untouchedValue)),
  )
  if (unreadableField)
    throw createNotSentError(
      `Não foi possível ler ${unreadableField.label} deste registro: nada foi enviado. Preencha o campo para gravar outro valor.`,
    )
  const current = toFormValues(definition.toValues(loaded))
  const alreadyStored = findAlreadyStored(definition, sides.attemptedChanges ?? [], current)
  // What the earlier try has stored is no change of others.
  const opened = { ...sides.opened, ...pickValues(alreadyStored, 'after') }
  const { conflicts, merged } = mergeThreeWay(sides.fields, opened, sides.edited, current, isEqual)
  const adopted: Record<string, FormValue> = {}
  for (const { field, after, isRemote } of merged) if (isRemote) adopted[field.name] = after
  if (conflicts.length === 0) return { loaded, adopted, alreadyStored }

  const openedAt = formatTime(new Date(sides.openedAtMs))
  const readAt = formatTime(new Date())
  const conflict = {
    title: `${formatRecordTitle(definition, id)} mudou enquanto você editava`,
    description: `Aberto às ${openedAt}, lido de novo às ${readAt}. Nada foi enviado. Escolha o que fica em cada campo alterado dos dois lados.`,
    openedAt,
    readAt,
    submitLabel: definition.submitLabels.edit,
    fields: conflicts.map(({ field, ...values }) => ({
      name: field.name,
      label: field.label,
      original: formatFieldValue(field, values.original),
      mine: formatFieldValue(field, values.mine),
      current: formatFieldValue(field, values.current),
    })),
    merged: merged.map(
      ({ field, before, after, isRemote }) =>
        `${field.label}: ${formatFieldValue(field, before)} → ${formatFieldValue(field, after)} (${isRemote ? 'só lá mudou' : 'só você mudou'})`,
    ),
  }
  const decision = await resolveConflict(conflict, sides.isAway)
  if (!decision) return null
  for (const fieldConflict of conflicts) {
    const side = decision[fieldConflict.field.name]
    if (side && side !== 'mine') adopted[fieldConflict.field.name] = fieldConflict[side satisfies keyof FieldConflict]
  }
  return { loaded, adopted, alreadyStored }
}

/**
 * The record as it is now, with the unverifiable field reset to its value in `opened` if it is stored as in `edited`. A
 * partial save may have stored it in the first call only, so the next save must send the second call again (case D10).
 */
export function resetUnverifiable(
  definition: AnyForm,
  loaded: unknown,
  opened: FormValues,
  edited: FormValues,
): unknown {
  const { unverifiableField = '' } = definition
  const getId = (side: FormValues) => Number(side[unverifiableField]) || null
  return definition.toValues(loaded)[unverifiableField] === getId(edited)
    ? { ...Object(loaded), [unverifiableField]: getId(opened) }
    : loaded
}

interface SubmittedForm {
  /** The payload, as the schema returned it. */
  values: Readonly<Record<string, unknown>>
  /** Writes a value into a field. */
  setValue: (name: string, value: FormValue) => void
}

/**
 * The payload merged with the changes of others, the current record, the merged form values, and the values before this
 * save; null if nothing is to be sent. Throws an ApiError if the record cannot be read or the schema refuses the
 * result.
 */
export async function mergeBeforeSave(
  definition: AnyForm,
  id: number,
  sides: MergeInput,
  { values, setValue }: SubmittedForm,
) {
  const mergeResult = await readAndMerge(definition, id, sides)
  if (!mergeResult || sides.isAway?.()) return null
  const { adopted, alreadyStored } = mergeResult
  const valuesBefore = pickValues(alreadyStored, 'before')
  const stored = definition.toValues(mergeResult.loaded)
  const loaded = resetUnverifiable(
    definition,
    mergeResult.loaded,
    { ...sides.opened, ...valuesBefore },
    { ...sides.edited, ...pickValues(alreadyStored, 'after') },
  )
  const before = { ...toFormValues(definition.toValues(loaded)), ...valuesBefore }
  const edited = { ...sides.edited, ...adopted }
  const adoptedEntries = Object.entries(adopted)
  if (adoptedEntries.length === 0) return { values, loaded, edited, before }
  for (const [name, value] of adoptedEntries) setValue(name, value)
  const result = z.safeParse(requireStoredChoices(definition.schema, stored), toControlValues(edited))
  if (result.success) return { values: result.data, loaded, edited, before }
  throw createNotSentError('O que ficaria gravado não serve aqui: confira os campos.')
}

/** 'A loja #7'. */
export function formatRecordTitle({ resource }: AnyForm, id: number): string {
  const { article, singular } = resource
  return `${capitalize(article)} ${singular} #${id}`
}

/** Form values as controls give them: undefined instead of ''. */
export const toControlValues = (values: FormValues): Record<string, FormValue | undefined> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === '' ? undefined : value]))
