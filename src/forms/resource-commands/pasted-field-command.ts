/**
 * The command that sets fields of many records to the values of a pasted table: `id`, then columns headed by the labels
 * of fields. It has the preview, run and undo of 'alterar {campo}'; the palette offers it for pasted cells.
 */
import { createNotSentError } from '#api/errors.ts'
import * as arg from '#commands/args.ts'
import {
  type AnyCommand,
  type CommandPreview,
  type CommandResult,
  defineCommand,
  type ReplacedResult,
} from '#commands/define.ts'
import { formatIdPhrase, MAX_IDS } from '#commands/language/words/id-list.ts'
import { getWriteCall, type RoutedResource } from '#commands/resource.ts'
import type { FormFields } from '#forms/form-fields.ts'
import { loadFormDefinition } from '#forms/form-screens.ts'
import { getSaveRefusal } from '#forms/send-save.ts'
import { matchFieldColumns, readTableIds } from '#forms/set/pasted-columns.ts'
import { createRestoration, parseRestoration, reverseRestoration } from '#forms/set/restoration.ts'
import { loadSetting, LOST_PREVIEW, PREVIEW_MS } from './field-commands.ts'

/**
 * Creates the command. Its argument `tabela` is the pasted table until the preview, then the key of what it has shown.
 */
export function createPastedFieldCommand(resource: RoutedResource, fields: FormFields): AnyCommand {
  const { plural, article } = resource
  const id = `${resource.id}.alterar.colado`
  return defineCommand({
    id,
    title: `Alterar ${plural} pelos valores colados`,
    label: 'Alterar pelos valores colados',
    resource,
    group: 'Ações',
    icon: 'editar',
    scope: 'global',
    hidden: true,
    writes: getWriteCall(resource, 'atualizar'),
    when: () => getSaveRefusal(resource, 'edit') ?? true,
    phrases: ['alterar {ids} por {tabela}'],
    args: {
      ids: arg.ids(resource, { label: `ids d${article}s ${plural}` }),
      tabela: arg.freeText('tabela'),
      // Only undo and redo steps set it.
      reposicao: arg.optional(arg.freeText('reposição', { isInternal: true })),
    },
    success: 'Campos alterados',
    failure: 'Não foi possível alterar',
    confirm: ({ ids }) => `Alterar ${resource.singular} #${ids[0]}?`,
    confirmLabel: 'Alterar',
    requiredPreviewMs: PREVIEW_MS,
    historyLabel: ({ ids }) => `alterar ${plural} ${formatIdPhrase(ids)} pelos valores colados`,
    argsForTable(table) {
      const columns = matchFieldColumns(fields, table)
      const ids = columns && readTableIds(table, columns)
      return ids && ids.length <= MAX_IDS ? { ids, tabela: JSON.stringify(table) } : null
    },
    async preview({ ids, tabela, reposicao }, { signal }): Promise<CommandPreview> {
      const restoration = parseRestoration(reposicao)
      const { previewRestoration, previewTable } = await loadSetting()
      return restoration
        ? previewRestoration(fields, ids, restoration)
        : previewTable(resource, fields, { ids, tabela }, signal)
    },
    async runEach(each, { tabela, reposicao }): Promise<CommandResult | ReplacedResult> {
      const restoration = parseRestoration(reposicao)
      const { changeRecord, loadPreviewedValues, restoreRecord } = await loadSetting()
      if (restoration) return restoreRecord(resource, each, restoration)
      const previewed = loadPreviewedValues(tabela, each)
      if (!previewed) throw createNotSentError(LOST_PREVIEW)
      return changeRecord(await loadFormDefinition(resource), each, previewed.values, previewed.seen)
    },
    undo({ ids, tabela }, previousNumbers) {
      const restoration = createRestoration(ids, previousNumbers)
      return (
        restoration && {
          id,
          args: { ids: restoration.ids, tabela, reposicao: restoration.text },
          phrase: `repor ${plural} ${formatIdPhrase(restoration.ids)}`,
        }
      )
    },
    redoArgs: ({ tabela }, back, taken) => ({
      tabela,
      ids: Array.from(taken),
      reposicao: reverseRestoration(back['reposicao']),
    }),
  })
}
