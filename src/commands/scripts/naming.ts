/** What a script may be called: its name is typed like a command, with ids behind it. Pure. */
import { fold } from '#lib/written/fold.ts'
import { plainLine } from '#lib/written/plain-text.ts'
import type { Reader, Reading, SpanRole } from '#commands/language/reading.ts'
import { callsScript } from './call.ts'
import { LONGEST_NAME } from './kept-scripts.ts'
import { nowhere } from './template.ts'

/** Why it cannot be called so; null where it can. */
export function nameProblem(name: string, reader: Reader, now: Date): string | null {
  const trimmed = plainLine(name).trim()
  if (trimmed === '') return 'Dê um nome ao roteiro.'
  if (trimmed.length > LONGEST_NAME) return `O nome tem no máximo ${LONGEST_NAME} letras.`
  if (/\d/.test(trimmed)) return 'O nome não leva números: depois dele vêm os ids.'
  if (!/^[\p{L}][\p{L}\p{M}\s'’-]*$/u.test(trimmed)) return 'O nome leva só letras, espaços e hífens.'
  if (fold(trimmed).length < 2) return 'O nome tem ao menos duas letras.'
  const taken = reader
    .read(trimmed, nowhere(now))
    .find((reading) => !reading.command.hidden && isWhole(reading, trimmed))
  if (taken) return `“${trimmed}” já quer dizer: ${taken.command.title.replace(/…$/, '')}.`
  const first = trimmed.split(/\s+/)[0] ?? ''
  return isOfCommands(first, reader, now) ? `“${first}” é palavra dos comandos: dê outro nome.` : null
}

/**
 * True where every word of the name is one of the command's own. What the language only guesses of a line, or passes
 * over in it, makes a name no command: 'rodada noturna' is not 'tema escuro'.
 */
const isWhole = ({ tier, spans }: Reading, name: string): boolean =>
  tier === 'exact' &&
  [...name.matchAll(/\S+/g)].every(({ index }) =>
    spans.some(({ start, end, role }) => role !== 'ignored' && start <= index && index < end),
  )

/**
 * Lines begin with it: a verb, a noun, what denies or asks, what opens a request, what calls a script. A script of this
 * name would rule them all.
 */
function isOfCommands(word: string, reader: Reader, now: Date): boolean {
  const begins = (line: string, roles: readonly SpanRole[]) =>
    reader
      .read(line, nowhere(now))
      .some(
        ({ tier, spans: [span] }) =>
          tier !== 'corrected' && span && span.start === 0 && span.end === word.length && roles.includes(span.role),
      )
  const act = `${word} excluir 12`
  return callsScript(word) || begins(word, ['verb', 'noun']) || reader.stop(act) !== null || begins(act, ['ignored'])
}
