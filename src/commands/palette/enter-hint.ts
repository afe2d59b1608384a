/** The line at the palette's foot: what Enter will do, in words (ui/README §4). */
import { getNounForm, toThirdPerson } from '#commands/language/words/inflection.ts'
import { needsConfirmation } from '#commands/scripts/run-script.ts'
import type { PaletteEntry, ScriptEntry } from './entry.ts'
import { formatRecordId } from '#lib/format/record-id.ts'

/** The sentence that says what Enter would do, in three parts. */
export interface EnterHint {
  /** 'exclui' */
  verb: string
  /** '4 de 5 produtos', 'o produto #12': shown stronger. */
  object: string
  /** '(pede confirmação)' */
  tail: string
}

const NO_SKIPPED: ReadonlyMap<number, string> = new Map()

/** What a script does of its steps but those that are left out. */
function createScriptHint({ title, script }: ScriptEntry, skip: ReadonlyMap<number, string>): EnterHint {
  const steps = script?.steps ?? []
  const left = steps.filter((_, at) => !skip.has(at + 1))
  const object = title.replace(/^Executar /, '')
  return {
    verb: 'executa',
    object: left.length < steps.length ? object.replace(/[\d.]+ comandos?$/, `${left.length} de $&`) : object,
    tail: left.some(({ command }) => needsConfirmation(command)) ? '(pede confirmação)' : '',
  }
}

/**
 * `count`: how many of the entry's records would be acted on, where they have been looked up; `skip`: the steps of a script
 * that are left out then, by their place from 1.
 */
export function createEnterHint(entry: PaletteEntry, count: number | null, skip = NO_SKIPPED): EnterHint {
  if (entry.disabledReason) return { verb: '', object: entry.disabledReason, tail: '' }
  if (entry.replacementId !== undefined) return { verb: 'escolhe', object: entry.title, tail: '' }
  if (entry.command === null) return createScriptHint(entry, skip)
  const { command, affectedRecords } = entry
  const resource = affectedRecords?.resource
  const [missing] = entry.missing
  if (missing !== undefined) return { verb: 'pede', object: command.args[missing]?.label ?? missing, tail: '' }
  const tail = command.confirm
    ? `(pede confirmação${command.confirmCondition ? ` ${command.confirmCondition}` : ''})`
    : ''
  const title = command.title.replace(/…$/, '')
  const words = getActionWords(entry.phrase, title)
  const verb = toThirdPerson(words[0] ?? '')
  // What begins with no verb is named as it is.
  if (verb === words[0]) return { verb: '', object: title, tail }
  // A view is told as it stands in its line.
  if (command.resource && command.args['vista']?.listSchema)
    return { verb, object: [command.resource.plural.toLowerCase(), ...entry.chips].join(' '), tail }
  const titleIsNoun = resource && command.title.split(' ').length === 2
  const ids = affectedRecords?.ids ?? []
  if (!titleIsNoun || ids.length === 0) return { verb, object: words.slice(1).join(' '), tail }
  const [only] = ids
  if (ids.length === 1)
    return {
      verb,
      object: count === 0 ? 'nada' : `${resource.article} ${resource.singular} ${formatRecordId(only ?? 0)}`,
      tail: count === 0 ? '' : tail,
    }
  const some = count === null || count === ids.length ? `${ids.length}` : `${count} de ${ids.length}`
  return { verb, object: `${some} ${getNounForm(ids.length, resource)}`, tail }
}

/** The words that say what is done: the phrase where it begins with a verb, else the title. */
function getActionWords(phrase: string, title: string): string[] {
  const words = phrase.split(' ')
  return toThirdPerson(words[0] ?? '') === words[0] ? title.toLowerCase().split(' ') : words
}
