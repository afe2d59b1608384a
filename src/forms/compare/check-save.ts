/** What became of a save whose answer does not tell: the record, or the list of its kind, is read again (case O1). */
import { isFoundByName } from '#commands/noun.ts'
import { findRecords } from '#commands/records.ts'
import { capital } from '#lib/written/capital.ts'
import { fold } from '#lib/written/fold.ts'
import { alikeIn } from './alike.ts'
import { storedValues } from './before-save.ts'
import type { AnyForm } from '#forms/define.ts'
import type { Change } from '#forms/values.ts'

interface Checked {
  /** What to tell the operator. */
  text: string
  /** True where the record holds what was typed: the save was done. null where what was read does not tell. */
  done: boolean | null
  /** Of records that may be what was sent: what is said of them before it is sent again. */
  found?: string
}

/**
 * Looks; `changes` are what was typed, `id` is null for a new record. Rejects with an ApiError where it cannot read.
 */
export async function checkSave(definition: AnyForm, id: number | null, changes: readonly Change[]): Promise<Checked> {
  return id === null ? checkCreation(definition, changes) : checkUpdate(definition, id, changes)
}

async function checkUpdate(definition: AnyForm, id: number, changes: readonly Change[]): Promise<Checked> {
  const now = await storedValues(definition, id)
  // A file is not comparable with what the platform keeps of it.
  const told = changes.filter(({ transient }) => !transient)
  if (told.length === 0) return unknownIn(definition)
  const open = told.filter((change) => !alikeIn(definition)(change.name, now[change.name], change.after))
  if (open.length > 0) return { text: `Não foi salvo: ${open.map(({ label }) => label).join(', ')}.`, done: false }
  const text = 'Foi salvo: o registro já tem o que você digitou.'
  const unseen = told.find(({ name }) => name === definition.unseen)
  return unseen ? { text: `${text} De ${unseen.label} não se sabe: salve de novo.`, done: null } : { text, done: true }
}

const unknownIn = ({ noun }: AnyForm): Checked => ({
  text: `Confira na lista de ${noun.title} antes de repetir.`,
  done: null,
})

/** Names are told apart without accents and case; of several of one name nobody knows which is new. */
async function checkCreation(definition: AnyForm, changes: readonly Change[]): Promise<Checked> {
  const { noun, nameField } = definition
  const name = changes.find((change) => change.name === nameField)?.after
  if (!isFoundByName(noun) || typeof name !== 'string' || name.trim() === '') return unknownIn(definition)
  const { records, lookedThrough } = await findRecords(noun, name.trim(), new AbortController().signal)
  const same = records.filter((record) => fold(record.name) === fold(name.trim()))
  const [first] = same
  // Of a list that was not gone through to its end nobody knows what stands further on.
  if (!first && lookedThrough !== undefined) return unknownIn(definition)
  if (!first) return { text: `Não foi criado: “${name}” não está na lista.`, done: false }
  const named = `${capital(noun.singular)} ${same.map(({ id }) => `#${id}`).join(', ')} tem este nome`
  return {
    text: `${named}: confira antes de repetir.`,
    done: null,
    found: `${named} e pode ser o que foi enviado.`,
  }
}
