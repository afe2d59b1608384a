/**
 * Verifies a save whose response did not tell its result, by reading the record or searching the list again (case O1).
 */
import { isSearchableByName } from '#commands/resource.ts'
import { findRecords } from '#commands/records.ts'
import { capitalize } from '#lib/format/capitalize.ts'
import { normalizeText } from '#lib/format/normalize-text.ts'
import { createFieldEquality } from './field-equality.ts'
import { loadStoredValues } from './merge-before-save.ts'
import type { AnyForm } from '#forms/define.ts'
import type { FieldChange } from '#forms/values.ts'

interface SaveVerification {
  /** The text for the operator. */
  text: string
  /** True if the record holds what was typed: the save was executed. null if the read data cannot tell. */
  isSaved: boolean | null
  /** Set if records were found that may be the one that was sent: the question before a repeat shows this text. */
  finding?: string
}

/**
 * Verifies a save. `changes` are the typed values; `id` is null for a new record. Rejects with an ApiError if the read
 * fails.
 */
export async function verifySave(
  definition: AnyForm,
  id: number | null,
  changes: readonly FieldChange[],
): Promise<SaveVerification> {
  return id === null ? verifyCreation(definition, changes) : verifyUpdate(definition, id, changes)
}

async function verifyUpdate(
  definition: AnyForm,
  id: number,
  changes: readonly FieldChange[],
): Promise<SaveVerification> {
  const stored = await loadStoredValues(definition, id)
  // A file cannot be compared with what the platform stores of it.
  const comparable = changes.filter(({ isTransient }) => !isTransient)
  if (comparable.length === 0) return createUnknownResult(definition)
  const notStored = comparable.filter(
    (change) => !createFieldEquality(definition)(change.name, stored[change.name], change.after),
  )
  if (notStored.length > 0)
    return { text: `Não foi salvo: ${notStored.map(({ label }) => label).join(', ')}.`, isSaved: false }
  const text = 'Foi salvo: o registro já tem o que você digitou.'
  const unverifiable = comparable.find(({ name }) => name === definition.unverifiableField)
  return unverifiable
    ? { text: `${text} De ${unverifiable.label} não se sabe: salve de novo.`, isSaved: null }
    : { text, isSaved: true }
}

const createUnknownResult = ({ resource }: AnyForm): SaveVerification => ({
  text: `Confira na lista de ${resource.title} antes de repetir.`,
  isSaved: null,
})

/**
 * Searches the new record by name, ignoring accents and case. Cannot tell which of several records with that name is
 * new.
 */
async function verifyCreation(definition: AnyForm, changes: readonly FieldChange[]): Promise<SaveVerification> {
  const { resource, nameField } = definition
  const name = changes.find((change) => change.name === nameField)?.after
  if (!isSearchableByName(resource) || typeof name !== 'string' || name.trim() === '')
    return createUnknownResult(definition)
  const { records, scannedCount } = await findRecords(resource, name.trim(), new AbortController().signal)
  const sameName = records.filter((record) => normalizeText(record.name) === normalizeText(name.trim()))
  const [first] = sameName
  // The search did not read the whole list, so the record may be further on.
  if (!first && scannedCount !== undefined) return createUnknownResult(definition)
  if (!first) return { text: `Não foi criado: “${name}” não está na lista.`, isSaved: false }
  const finding = `${capitalize(resource.singular)} ${sameName.map(({ id }) => `#${id}`).join(', ')} tem este nome`
  return {
    text: `${finding}: confira antes de repetir.`,
    isSaved: null,
    finding: `${finding} e pode ser o que foi enviado.`,
  }
}
