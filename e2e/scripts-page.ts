/** Creates scripts through their dialog, for the tests of scripts. */
import type { Operator } from './operator.ts'

/** Writes a new script in the scripts dialog; `lines` has one phrase per line. */
export async function createScript(operator: Operator, name: string, lines: string) {
  await operator.runs('roteiros')
  await operator.clicks('Novo')
  await operator.fills('Nome', name)
  await operator.fills('Comandos', lines)
  await operator.clicks('Guardar')
}
