/** The text in the palette's footer: what Enter will do, in words (ui/README §4). */
import { getNounForm, toThirdPerson } from '#commands/language/words/inflection.ts'
import { needsConfirmation } from '#commands/scripts/run-script.ts'
import { getArgEntries, getFieldLabel, getIds } from '#commands/command-args.ts'
import type { Resource } from '#commands/resource.ts'
import { type CommandEntry, formatTextArg, type PaletteEntry, type ScriptEntry } from './entry.ts'
import { formatRecordId } from '#lib/format/record-id.ts'

/** The sentence that says what Enter will do, in three parts. */
export interface EnterHint {
  /** 'exclui' */
  verb: string
  /** '4 de 5 produtos', 'o produto #12': shown in bold. */
  object: string
  /** '(pede confirmação)' */
  tail: string
}

const NO_SKIPPED: ReadonlyMap<number, string> = new Map()

/** What a script will do with its steps, without the skipped ones. */
function createScriptHint({ title, script }: ScriptEntry, skip: ReadonlyMap<number, string>): EnterHint {
  const steps = script?.steps ?? []
  const remainingSteps = steps.filter((_, at) => !skip.has(at + 1))
  const object = title.replace(/^Executar /, '')
  return {
    verb: 'executa',
    object:
      remainingSteps.length < steps.length
        ? object.replace(/[\d.]+ comandos?$/, `${remainingSteps.length} de $&`)
        : object,
    tail: remainingSteps.some(({ command }) => needsConfirmation(command)) ? '(pede confirmação)' : '',
  }
}

/**
 * The hint for an entry. `count`: how many of its records would be affected, null if they have not been looked up.
 * `skip`: the steps of a script that would be skipped, by position from 1.
 */
export function createEnterHint(entry: PaletteEntry, count: number | null, skip = NO_SKIPPED): EnterHint {
  if (entry.disabledReason) return { verb: '', object: entry.disabledReason, tail: '' }
  if (entry.replacementId !== undefined) return { verb: 'escolhe', object: entry.title, tail: '' }
  if (entry.expands !== undefined) return { verb: 'mostra', object: entry.title, tail: '' }
  if (entry.hit) {
    const { resource: hitResource, record } = entry.hit
    const object = `${hitResource.article} ${hitResource.singular} ${formatRecordId(record.id)}`
    return { verb: 'abre', object, tail: '' }
  }
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
  if (command.fieldRole === 'set') return { verb, object: describeFieldChange(entry, count), tail }
  // A title that begins with no verb is shown as it is.
  if (verb === words[0]) return { verb: '', object: title, tail }
  // A view is described by the chips of its line.
  if (command.resource && command.args['vista']?.listSchema)
    return { verb, object: [command.resource.plural.toLowerCase(), ...entry.chips].join(' '), tail }
  const titleIsNoun = resource && command.title.split(' ').length === 2
  const ids = affectedRecords?.ids ?? []
  if (!titleIsNoun || ids.length === 0) return { verb, object: words.slice(1).join(' '), tail }
  const [id] = ids
  if (ids.length === 1)
    return {
      verb,
      object: count === 0 ? 'nada' : `${resource.article} ${resource.singular} ${formatRecordId(id ?? 0)}`,
      tail: count === 0 ? '' : tail,
    }
  return { verb, object: countAffected(ids.length, count, resource), tail }
}

/** '4 de 5 produtos' */
const countAffected = (total: number, count: number | null, resource: Resource): string =>
  `${count === null || count === total ? total : `${count} de ${total}`} ${getNounForm(total, resource)}`

/** A value that is given as a difference: '50 a mais'. */
const DIFFERENCE = / a m(?:ais|enos)$/

/** 'preço do produto #12 para R$ 19,90', 'preço de 2 produtos para R$ 19,90', 'estoque do produto #72: 50 a mais'. */
function describeFieldChange({ command, args }: CommandEntry, count: number | null): string {
  const [id = 0, ...others] = getIds(command, args)
  const { resource } = command
  const records =
    resource && others.length > 0
      ? `de ${countAffected(others.length + 1, count, resource)}`
      : `d${resource?.article ?? 'o'} ${resource?.singular ?? 'registro'} ${formatRecordId(id)}`
  const values = getArgEntries(command).flatMap(([name, arg]) =>
    arg.isQuoted ? [formatTextArg(arg, String(args[name]), args)] : [],
  )
  const value = values.join(', ')
  return `${getFieldLabel(command, args) ?? 'campo'} ${records}${DIFFERENCE.test(value) ? ':' : ' para'} ${value}`
}

/** The words that say what is done: the phrase if it begins with a verb, else the title. */
function getActionWords(phrase: string, title: string): string[] {
  const words = phrase.split(' ')
  return toThirdPerson(words[0] ?? '') === words[0] ? title.toLowerCase().split(' ') : words
}
