/** The verbs that run scripts (commands/scripts/README §3). */
import * as arg from '#commands/args.ts'
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import { openPalette } from '#commands/dispatcher.ts'
import { readPasted } from '#commands/language/pasted-cells.ts'
import { sayInStatusLine } from '#commands/running/status-line.ts'
import { copiedText } from '#ui/device/clipboard.ts'
import { keptScripts, keptScriptOf } from './kept-scripts.ts'
import { pastedSets } from './pasted-sets.ts'
import { runScript, undoScript } from './run-script.ts'
import { templateSlots } from './template.ts'
import { plainLine } from '#lib/written/plain-text.ts'

/** Puts the script's line into the palette, where it is looked at before it runs. */
export const callScript = defineCommand({
  id: 'roteiro.chamar',
  title: 'Executar roteiro',
  group: 'Ações',
  place: 'global',
  icon: 'documento',
  phrases: ['executar roteiro {nome}', 'rodar roteiro {nome}'],
  args: {
    nome: arg.texto('nome do roteiro', { suggest: () => keptScripts().map(({ name }) => name) }),
    colado: arg.optional(arg.texto('colado')),
  },
  when: (_, { nome }) =>
    nome === undefined
      ? keptScripts().length > 0 || 'Nenhum roteiro guardado'
      : keptScriptOf(nome) !== undefined || `Nenhum roteiro chamado “${nome}”`,
  async run({ nome, colado }) {
    const script = keptScriptOf(nome)
    if (!script) return
    if (colado === undefined)
      return openPalette(templateSlots(script.lines).length > 0 ? `${script.name} ` : script.name)
    const copied = await copiedText()
    const line =
      copied === null ? '' : (pastedSets(copied, script.lines) ?? readPasted(copied)?.line ?? plainLine(copied).trim())
    openPalette(`${script.name} ${line}`)
    if (copied === null) sayInStatusLine('O navegador não deixa ler o que foi copiado: cole aqui com Ctrl+V', 8000)
  },
})

/** The verbs that need no window. */
export const scriptRunCommands: readonly AnyCommand[] = [runScript, undoScript, callScript]
