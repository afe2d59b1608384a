/** What became of a save whose answer does not tell: the record, or the list of its kind, is read again (case O1). */
import { isSearchableByName } from '#commands/resource.ts'
import { findRecords } from '#commands/records.ts'
import { capitalize } from '#lib/format/capitalize.ts'
import { normalizeText } from '#lib/format/normalize-text.ts'
import { createFieldEquality } from './field-equality.ts'
import { loadStoredValues } from './merge-before-save.ts'
import type { AnyForm } from '#forms/define.ts'
import type { FieldChange } from '#forms/values.ts'

interface SaveVerification {
  /** What to tell the operator. */
  text: string
  /** True where the record holds what was typed: the save was done. null where what was read does not tell. */
  isSaved: boolean | null
  /** Of records that may be what was sent: what is said of them before it is sent again. */
  finding?: string
}

/**
 * Looks; `changes` are what was typed, `id` is null for a new record. Rejects with an ApiError where it cannot read.
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
  // A file is not comparable with what the platform keeps of it.
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

/** Names are told apart without accents and case; of several of one name nobody knows which is new. */
async function verifyCreation(definition: AnyForm, changes: readonly FieldChange[]): Promise<SaveVerification> {
  const { resource, nameField } = definition
  const name = changes.find((change) => change.name === nameField)?.after
  if (!isSearchableByName(resource) || typeof name !== 'string' || name.trim() === '')
    return createUnknownResult(definition)
  const { records, scannedCount } = await findRecords(resource, name.trim(), new AbortController().signal)
  const sameName = records.filter((record) => normalizeText(record.name) === normalizeText(name.trim()))
  const [first] = sameName
  // Of a list that was not gone through to its end nobody knows what stands further on.
  if (!first && scannedCount !== undefined) return createUnknownResult(definition)
  if (!first) return { text: `Não foi criado: “${name}” não está na lista.`, isSaved: false }
  const finding = `${capitalize(resource.singular)} ${sameName.map(({ id }) => `#${id}`).join(', ')} tem este nome`
  return {
    text: `${finding}: confira antes de repetir.`,
    isSaved: null,
    finding: `${finding} e pode ser o que foi enviado.`,
  }
}
