/** Creates scripts through their dialog, for the tests of scripts. */
import type { Operator } from './operator.ts'

/** Writes a new script in the scripts dialog; `lines` has one phrase per line. */
export async function createScript(operator: Operator, name: string, lines: string) {
  await operator.runLine('roteiros')
  await operator.click('Novo')
  await operator.fill('Nome', name)
  await operator.fill('Comandos', lines)
  await operator.click('Guardar')
}
