/** The commands that run scripts (commands/scripts/README §3). */
import * as arg from '#commands/args.ts'
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import { openPalette } from '#commands/command-requests.ts'
import { parsePasted } from '#commands/language/pasted-cells.ts'
import { showStatus } from '#commands/execution/status-line.ts'
import { readClipboardText } from '#ui/device/clipboard.ts'
import { getSavedScripts, findSavedScript } from './saved-scripts.ts'
import { parsePastedSets } from './pasted-sets.ts'
import { runScript, undoScript } from './run-script.ts'
import { getSlots } from './template.ts'
import { sanitizeLine } from '#lib/format/sanitize-text.ts'

/** Writes the script's line into the palette, where it is previewed before it runs. */
export const callScript = defineCommand({
  id: 'roteiro.chamar',
  title: 'Executar roteiro',
  group: 'Ações',
  scope: 'global',
  icon: 'documento',
  phrases: ['executar roteiro {nome}', 'rodar roteiro {nome}'],
  args: {
    nome: arg.freeText('nome do roteiro', { getSuggestions: () => getSavedScripts().map(({ name }) => name) }),
    colado: arg.optional(arg.freeText('colado')),
  },
  when: (_, { nome }) =>
    nome === undefined
      ? getSavedScripts().length > 0 || 'Nenhum roteiro guardado'
      : findSavedScript(nome) !== undefined || `Nenhum roteiro chamado “${nome}”`,
  async run({ nome, colado }) {
    const script = findSavedScript(nome)
    if (!script) return
    if (colado === undefined) return openPalette(getSlots(script.lines).length > 0 ? `${script.name} ` : script.name)
    const copied = await readClipboardText()
    const line =
      copied === null
        ? ''
        : (parsePastedSets(copied, script.lines) ?? parsePasted(copied)?.line ?? sanitizeLine(copied).trim())
    openPalette(`${script.name} ${line}`)
    if (copied === null) showStatus('O navegador não deixa ler o que foi copiado: cole aqui com Ctrl+V', 8000)
  },
})

/** The commands that need no dialog. */
export const scriptRunCommands: readonly AnyCommand[] = [runScript, undoScript, callScript]
