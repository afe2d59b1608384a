/** Whether a script can be kept: its name and each of its phrases, in words where not. Pure. */
import type { Reader } from '#commands/language/reading.ts'
import { MOST_LINES, type KeptScript } from './kept-scripts.ts'
import { nameProblem } from './naming.ts'
import { isRefused, readTemplateLine } from './template.ts'

interface Judged {
  /** null where it can be called so. */
  name: string | null
  /** Sentences about the phrases: '“xyzzy”: não entendido'. */
  lines: readonly string[]
}

/** What is wrong with it; nothing where it can be kept. */
export function judgeScript({ name, lines }: KeptScript, reader: Reader, now: Date): Judged {
  const refused = lines.map((line) => readTemplateLine(line, reader, now)).filter(isRefused)
  return {
    name: nameProblem(name, reader, now),
    lines:
      lines.length === 0
        ? ['Escreva ao menos um comando.']
        : lines.length > MOST_LINES
          ? [`Um roteiro tem no máximo ${MOST_LINES} comandos.`]
          : refused.map(({ text, why }) => `“${text}”: ${why}`),
  }
}
