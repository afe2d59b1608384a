/** The line at the palette's foot: what Enter will do, in words (ui/README §4). */
import { nounFor, thirdPerson } from '#commands/language/words/inflection.ts'
import { isAskedAbout } from '#commands/scripts/run-script.ts'
import type { Entry, ScriptEntry } from './entry.ts'
import { idText } from '#lib/written/record-id.ts'

/** The sentence that says what Enter would do, in three parts. */
export interface Preview {
  /** 'exclui' */
  verb: string
  /** '4 de 5 produtos', 'o produto #12': shown stronger. */
  object: string
  /** '(pede confirmação)' */
  tail: string
}

const NONE: ReadonlyMap<number, string> = new Map()

/** What a script does of its steps but those that are left out. */
function ofScript({ title, script }: ScriptEntry, skip: ReadonlyMap<number, string>): Preview {
  const steps = script?.steps ?? []
  const left = steps.filter((_, at) => !skip.has(at + 1))
  const object = title.replace(/^Executar /, '')
  return {
    verb: 'executa',
    object: left.length < steps.length ? object.replace(/[\d.]+ comandos?$/, `${left.length} de $&`) : object,
    tail: left.some(({ command }) => isAskedAbout(command)) ? '(pede confirmação)' : '',
  }
}

/**
 * `count`: how many of the entry's records would be acted on, where they have been looked up; `skip`: the steps of a script
 * that are left out then, by their place from 1.
 */
export function previewOf(entry: Entry, count: number | null, skip = NONE): Preview {
  if (entry.off) return { verb: '', object: entry.off, tail: '' }
  if (entry.fills !== undefined) return { verb: 'escolhe', object: entry.title, tail: '' }
  if (entry.command === null) return ofScript(entry, skip)
  const { command, records } = entry
  const noun = records?.noun
  const [missing] = entry.missing
  if (missing !== undefined) return { verb: 'pede', object: command.args[missing]?.label ?? missing, tail: '' }
  const tail = command.confirm ? `(pede confirmação${command.asksWhere ? ` ${command.asksWhere}` : ''})` : ''
  const title = command.title.replace(/…$/, '')
  const words = spoken(entry.phrase, title)
  const verb = thirdPerson(words[0] ?? '')
  // What begins with no verb is named as it is.
  if (verb === words[0]) return { verb: '', object: title, tail }
  // A view is told as it stands in its line.
  if (command.noun && command.args['vista']?.facts)
    return { verb, object: [command.noun.plural.toLowerCase(), ...entry.chips].join(' '), tail }
  const titleIsNoun = noun && command.title.split(' ').length === 2
  const ids = records?.ids ?? []
  if (!titleIsNoun || ids.length === 0) return { verb, object: words.slice(1).join(' '), tail }
  const [only] = ids
  if (ids.length === 1)
    return {
      verb,
      object: count === 0 ? 'nada' : `${noun.article} ${noun.singular} ${idText(only ?? 0)}`,
      tail: count === 0 ? '' : tail,
    }
  const some = count === null || count === ids.length ? `${ids.length}` : `${count} de ${ids.length}`
  return { verb, object: `${some} ${nounFor(ids.length, noun)}`, tail }
}

/** The words that say what is done: the phrase where it begins with a verb, else the title. */
function spoken(phrase: string, title: string): string[] {
  const words = phrase.split(' ')
  return thirdPerson(words[0] ?? '') === words[0] ? title.toLowerCase().split(' ') : words
}
