/** What a script may be called: its name is typed like a command, with ids behind it. Pure. */
import { fold } from '#lib/written/fold.ts'
import type { Reader } from '#commands/language/reading.ts'
import { LONGEST_NAME } from './kept-scripts.ts'
import { nowhere } from './template.ts'

/** Why it cannot be called so; null where it can. */
export function nameProblem(name: string, reader: Reader, now: Date): string | null {
  const trimmed = name.trim()
  if (trimmed === '') return 'Dê um nome ao roteiro.'
  if (trimmed.length > LONGEST_NAME) return `O nome tem no máximo ${LONGEST_NAME} letras.`
  if (/\d/.test(trimmed)) return 'O nome não leva números: depois dele vêm os ids.'
  if (!/^[\p{L}][\p{L}\p{M}\s'’-]*$/u.test(trimmed)) return 'O nome leva só letras, espaços e hífens.'
  if (fold(trimmed).length < 2) return 'O nome tem ao menos duas letras.'
  const taken = reader.read(trimmed, nowhere(now)).find(({ tier, command }) => tier === 'exact' && !command.hidden)
  return taken ? `“${trimmed}” já quer dizer: ${taken.command.title.replace(/…$/, '')}.` : null
}
