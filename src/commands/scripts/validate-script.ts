/** Checks whether a script can be saved: its name and each of its phrases. Returns sentences for the operator. Pure. */
import type { Interpreter } from '#commands/language/interpretation.ts'
import { MAX_SCRIPT_LINES, type SavedScript } from './saved-scripts.ts'
import { validateScriptName } from './script-name.ts'
import { isRefused, parseTemplateLine } from './template.ts'

/** What is wrong with a script that is about to be saved. */
export interface ScriptValidation {
  /** null if the name is valid. */
  nameError: string | null
  /** Sentences about the phrases: '“xyzzy”: não entendido'. */
  lineErrors: readonly string[]
}

/** Validates a script; both results are empty if it can be saved. */
export function validateScript({ name, lines }: SavedScript, interpreter: Interpreter, now: Date): ScriptValidation {
  const refused = lines.map((line) => parseTemplateLine(line, interpreter, now)).filter(isRefused)
  return {
    nameError: validateScriptName(name, interpreter, now),
    lineErrors:
      lines.length === 0
        ? ['Escreva ao menos um comando.']
        : lines.length > MAX_SCRIPT_LINES
          ? [`Um roteiro tem no máximo ${MAX_SCRIPT_LINES} comandos.`]
          : refused.map(({ text, reason }) => `“${text}”: ${reason}`),
  }
}
