/** What a script may be called: its name is typed like a command, with ids behind it. Pure. */
import { normalizeText } from '#lib/format/normalize-text.ts'
import { sanitizeLine } from '#lib/format/sanitize-text.ts'
import type { Interpreter, Interpretation, SpanRole } from '#commands/language/interpretation.ts'
import { isCallOpening } from './script-call.ts'
import { MAX_NAME_LENGTH } from './saved-scripts.ts'
import { createNeutralContext } from './template.ts'

/** Why it cannot be called so; null where it can. */
export function validateScriptName(name: string, interpreter: Interpreter, now: Date): string | null {
  const trimmed = sanitizeLine(name).trim()
  if (trimmed === '') return 'Dê um nome ao roteiro.'
  if (trimmed.length > MAX_NAME_LENGTH) return `O nome tem no máximo ${MAX_NAME_LENGTH} letras.`
  if (/\d/.test(trimmed)) return 'O nome não leva números: depois dele vêm os ids.'
  if (!/^[\p{L}][\p{L}\p{M}\s'’-]*$/u.test(trimmed)) return 'O nome leva só letras, espaços e hífens.'
  if (normalizeText(trimmed).length < 2) return 'O nome tem ao menos duas letras.'
  const taken = interpreter
    .interpret(trimmed, createNeutralContext(now))
    .find((interpretation) => !interpretation.command.hidden && isWhole(interpretation, trimmed))
  if (taken) return `“${trimmed}” já quer dizer: ${taken.command.title.replace(/…$/, '')}.`
  const first = trimmed.split(/\s+/)[0] ?? ''
  return isReservedWord(first, interpreter, now) ? `“${first}” é palavra dos comandos: dê outro nome.` : null
}

/**
 * True where every word of the name is one of the command's own. What the language only guesses of a line, or passes
 * over in it, makes a name no command: 'rodada noturna' is not 'tema escuro'.
 */
const isWhole = ({ tier, spans }: Interpretation, name: string): boolean =>
  tier === 'exact' &&
  [...name.matchAll(/\S+/g)].every(({ index }) =>
    spans.some(({ start, end, role }) => role !== 'ignored' && start <= index && index < end),
  )

/**
 * Lines begin with it: a verb, a noun, what denies or asks, what opens a request, what calls a script. A script of this
 * name would rule them all.
 */
function isReservedWord(word: string, interpreter: Interpreter, now: Date): boolean {
  const startsWithRole = (line: string, roles: readonly SpanRole[]) =>
    interpreter
      .interpret(line, createNeutralContext(now))
      .some(
        ({ tier, spans: [span] }) =>
          tier !== 'corrected' && span && span.start === 0 && span.end === word.length && roles.includes(span.role),
      )
  const act = `${word} excluir 12`
  return (
    isCallOpening(word) ||
    startsWithRole(word, ['verb', 'noun']) ||
    interpreter.getStopReason(act) !== null ||
    startsWithRole(act, ['ignored'])
  )
}
