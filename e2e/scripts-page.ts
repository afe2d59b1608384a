/** Scripts, as an operator keeps them. */
import type { Operator } from './operator.ts'

/** Writes a script by hand in the window, as an operator who knows the phrases. */
export async function createScript(operator: Operator, name: string, lines: string) {
  await operator.runLine('roteiros')
  await operator.click('Novo')
  await operator.fill('Nome', name)
  await operator.fill('Comandos', lines)
  await operator.click('Guardar')
}
