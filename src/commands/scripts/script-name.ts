/** Checks what a script may be called: its name is typed like a command, with ids after it. Pure. */
import { normalizeText } from '#lib/format/normalize-text.ts'
import { sanitizeLine } from '#lib/format/sanitize-text.ts'
import type { Interpreter, Interpretation, SpanRole } from '#commands/language/interpretation.ts'
import { isCallOpening } from './script-call.ts'
import { MAX_NAME_LENGTH } from './saved-scripts.ts'
import { createNeutralContext } from './template.ts'

/** Why the script cannot have this name; null if it can. */
export function validateScriptName(name: string, interpreter: Interpreter, now: Date): string | null {
  const trimmed = sanitizeLine(name).trim()
  if (trimmed === '') return 'Dê um nome ao roteiro.'
  if (trimmed.length > MAX_NAME_LENGTH) return `O nome tem no máximo ${MAX_NAME_LENGTH} letras.`
  if (/\d/.test(trimmed)) return 'O nome não leva números: depois dele vêm os ids.'
  if (!/^[\p{L}][\p{L}\p{M}\s'’-]*$/u.test(trimmed)) return 'O nome leva só letras, espaços e hífens.'
  if (normalizeText(trimmed).length < 2) return 'O nome tem ao menos duas letras.'
  const matchingCommand = interpreter
    .interpret(trimmed, createNeutralContext(now))
    .find((interpretation) => !interpretation.command.hidden && matchesEveryWord(interpretation, trimmed))
  if (matchingCommand) return `“${trimmed}” já quer dizer: ${matchingCommand.command.title.replace(/…$/, '')}.`
  const first = trimmed.split(/\s+/)[0] ?? ''
  return isReservedWord(first, interpreter, now) ? `“${first}” é palavra dos comandos: dê outro nome.` : null
}

/**
 * True if every word of the name belongs to the command. A line that the language only guesses, or of which it skips
 * words, is no command: 'rodada noturna' is not 'tema escuro'.
 */
const matchesEveryWord = ({ tier, spans }: Interpretation, name: string): boolean =>
  tier === 'exact' &&
  [...name.matchAll(/\S+/g)].every(({ index }) =>
    spans.some(({ start, end, role }) => role !== 'ignored' && start <= index && index < end),
  )

/**
 * True for a word that begins typed lines: a verb, a noun, a negation, a question, a polite opening, or a call of a
 * script. A script with such a name would shadow all these lines.
 */
function isReservedWord(word: string, interpreter: Interpreter, now: Date): boolean {
  const startsWithRole = (line: string, roles: readonly SpanRole[]) =>
    interpreter
      .interpret(line, createNeutralContext(now))
      .some(
        ({ tier, spans: [span] }) =>
          tier !== 'corrected' && span && span.start === 0 && span.end === word.length && roles.includes(span.role),
      )
  const commandLine = `${word} excluir 12`
  return (
    isCallOpening(word) ||
    startsWithRole(word, ['verb', 'noun']) ||
    interpreter.getStopReason(commandLine) !== null ||
    startsWithRole(commandLine, ['ignored'])
  )
}
