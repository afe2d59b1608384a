/** Scripts, as an operator keeps them. */
import type { Operador } from './operador.ts'

/** Writes a script by hand in the window, as an operator who knows the phrases. */
export async function guarda(operador: Operador, name: string, lines: string) {
  await operador.manda('roteiros')
  await operador.clica('Novo')
  await operador.preenche('Nome', name)
  await operador.preenche('Comandos', lines)
  await operador.clica('Guardar')
}
