/**
 * Sets fields of one stored record as its form would: the record is read, the fields are merged into its values, the
 * form's schema checks all of them and shapes the payload, and the form's `save` sends it. A field that cannot be read
 * refuses the record (case N3), and so does a field that somebody else changed since it was shown (case N1).
 */
import * as z from 'zod/mini'
import { createNotSentError, findPlatformMessage } from '#api/errors.ts'
import { call } from '#api/session/client.ts'
import { type ReplacedResult, UnchangedResult } from '#commands/define.ts'
import { writeReplacing } from '#commands/execution/set-number.ts'
import { createFieldEquality } from '#forms/compare/field-equality.ts'
import { findUnreadable, resetUnverifiable, toControlValues } from '#forms/compare/merge-before-save.ts'
import { requireStoredChoices } from '#forms/compare/require-stored-choices.ts'
import { type AnyForm, toSaveFailure } from '#forms/define.ts'
import type { FormFields } from '#forms/form-fields.ts'
import { sendSave } from '#forms/send-save.ts'
import { type SavedField, storeNumberedValues } from '#forms/undo/saved-values.ts'
import { type FormValues, keepStoredNumbers, toFormValues } from '#forms/values.ts'
import { formatControlValue } from './control-text.ts'

/** What setting fields of a record would do to it. */
export type RecordChange =
  | { kind: 'unchanged' }
  | { kind: 'refused'; reason: string }
  | {
      kind: 'changed'
      /** The changed fields with the control's values before and after. */
      fields: readonly SavedField[]
      /** What `save` gets. */
      payload: Readonly<Record<string, unknown>>
    }

const getLabel = ({ fieldDefinitions }: AnyForm, name: string): string =>
  (fieldDefinitions as FormFields)[name]?.label ?? name

/** What these control values would change of the record `loaded`, as `definition.load` returned it. Pure. */
export function planRecordChange(definition: AnyForm, loaded: unknown, values: FormValues): RecordChange {
  const isEqual = createFieldEquality(definition)
  const shownValues = definition.toValues(loaded)
  const current = toFormValues(shownValues)
  const unreadable = findUnreadable(definition, loaded).find((name) => (values[name] ?? '') === '')
  if (unreadable !== undefined)
    return { kind: 'refused', reason: `não foi possível ler ${getLabel(definition, unreadable)}` }
  const changedNames = Object.keys(values).filter((name) => !isEqual(name, current[name], values[name]))
  if (changedNames.length === 0) return { kind: 'unchanged' }
  const result = z.safeParse(
    requireStoredChoices(definition.schema, current),
    toControlValues({ ...current, ...values }),
  )
  if (!result.success) {
    const { path, message } = result.error.issues[0]!
    const name = String(path[0])
    // The field that is set says what it wants; another one is named, because nobody has asked to set it.
    return { kind: 'refused', reason: name in values ? message : `${getLabel(definition, name)}: ${message}` }
  }
  return {
    kind: 'changed',
    fields: changedNames.map((name) => ({
      name,
      label: getLabel(definition, name),
      before: current[name] ?? '',
      after: values[name] ?? '',
    })),
    payload: keepStoredNumbers(result.data, loaded, shownValues),
  }
}

/** The fields among `values` that somebody else changed: neither as they were shown, nor as they are to be. */
function findChangedSince(definition: AnyForm, loaded: unknown, values: FormValues, seen: FormValues): string[] {
  const isEqual = createFieldEquality(definition)
  const current = toFormValues(definition.toValues(loaded))
  return Object.keys(values).filter(
    (name) => name in seen && !isEqual(name, current[name], seen[name]) && !isEqual(name, current[name], values[name]),
  )
}

/**
 * Sets these control values in the stored record `id`. `seen` are the values of the fields as the operator saw them.
 * The result holds the number under which the values before and after are stored (`loadSavedValues`), for undo.
 * Rejects with an ApiError: with the field's own message if its schema refuses the value.
 */
export async function changeRecord(
  definition: AnyForm,
  id: number,
  values: FormValues,
  seen: FormValues = {},
): Promise<ReplacedResult | UnchangedResult> {
  const loaded: unknown = await call(definition.load, { id })
  const [changedSince] = findChangedSince(definition, loaded, values, seen)
  if (changedSince !== undefined) {
    const field = (definition.fieldDefinitions as FormFields)[changedSince]
    const current = toFormValues(definition.toValues(loaded))[changedSince] ?? ''
    const shown = field && 'kind' in field ? formatControlValue(field, current, loaded) : 'outro valor'
    throw createNotSentError(
      `${getLabel(definition, changedSince)} mudou depois de mostrado: agora é ${shown}. Nada foi enviado`,
    )
  }
  const change = planRecordChange(definition, loaded, values)
  if (change.kind === 'unchanged') return new UnchangedResult('já está assim')
  if (change.kind === 'refused') throw createNotSentError(change.reason)
  return writeReplacing(storeNumberedValues(change.fields), async () => {
    try {
      const response = await sendSave(definition, change.payload, {
        id,
        loaded: resetUnverifiable(definition, loaded, seen, values),
      })
      return definition.usesOwnSuccessMessage || definition.ownMessagesMode === 'edit'
        ? definition.successMessages?.edit
        : (findPlatformMessage(response) ?? definition.successMessages?.edit)
    } catch (error) {
      throw toSaveFailure(error)
    }
  })
}
