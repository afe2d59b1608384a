/** The commands that filter a whole result by a typed condition (scan/conditions/README §2). */
import * as arg from '#commands/args.ts'
import { defineCommand } from '#commands/define.ts'
import { buildHref } from '#lib/urls/route-location.ts'
import { getListSource } from '#listing/table-command-base.ts'
import { scanCommandBase } from '#listing/scan/scan-command-base.ts'
import { toScanColumn } from '#listing/scan/scan-columns.ts'
import { scanStore } from '#listing/scan/scan-store.ts'
import { mayBeCondition } from '#scan/conditions/parse-condition.ts'
import type { ScanColumn } from '#scan/aggregates/scan-column.ts'
import { parseListConditions } from './list-conditions.ts'

const conditionArg = {
  ...arg.freeText('condição', { isVerbatim: true, accepts: mayBeCondition }),
  question: 'Digite a condição, como “valor acima de 100” ou “status = inativo”',
} as const

export const filterScanCommand = defineCommand({
  ...scanCommandBase,
  region: 'leitura',
  id: 'leitura.filtrar',
  title: 'Ler tudo e filtrar',
  label: 'Filtrar',
  icon: 'filtrar',
  phrases: ['ler tudo com {condicao}'],
  args: {
    condicao: conditionArg,
    // The list to open first; only the palette gives both. Without them the command works on the list on the screen.
    endereco: arg.optional(arg.freeText('endereço')),
    lista: arg.optional(arg.freeText('lista')),
  },
  keys: ['f'],
  when(context, { condicao, endereco }) {
    if (endereco !== undefined) return true
    const hasTable = scanCommandBase.when(context)
    if (hasTable !== true || condicao === undefined) return hasTable
    const parsed = parseListConditions(getListSource(context).definition.columns.map(toScanColumn), condicao)
    return 'problem' in parsed ? parsed.problem : true
  },
  argsForCondition({ condition, location, list }) {
    // A list's schema has the columns of its definition, and a parser reads no more of them than a schema declares.
    const parsed = parseListConditions(list.columns as readonly ScanColumn[], condition)
    return 'problem' in parsed ? null : { condicao: condition, endereco: buildHref(location), lista: list.title }
  },
  failure: 'Não foi possível ler as páginas guardadas.',
  async run({ condicao, endereco, lista }, context) {
    const [{ filterList }, { openList }] = await Promise.all([import('./analyse.ts'), import('./open-list.ts')])
    const source =
      endereco === undefined ? getListSource(context) : await openList({ href: endereco, title: lista ?? '' }, context)
    if (source) await filterList(source, condicao)
  },
})

export const exportFilteredCommand = defineCommand({
  ...scanCommandBase,
  region: 'leitura',
  id: 'leitura.filtrar.csv',
  title: 'Exportar as linhas filtradas da leitura',
  label: 'Exportar CSV',
  icon: 'baixar',
  phrases: ['exportar linhas filtradas'],
  keys: ['Shift+E'],
  when(context) {
    if (scanStore.get()?.analysis?.kind !== 'rows') return 'Filtre antes a leitura: ler tudo com valor acima de 100'
    return scanCommandBase.when(context)
  },
  failure: 'Não foi possível exportar.',
  run: async (_, context) =>
    (await import('#listing/scan/files/scan-files.ts')).exportMatchingRows(getListSource(context)),
})

export const filterCommands = [filterScanCommand, exportFilteredCommand]
