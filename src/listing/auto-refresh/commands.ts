/** The command that starts and stops auto refresh (listing/auto-refresh/README). */
import * as arg from '#commands/args.ts'
import type { AnyCommand } from '#commands/define.ts'
import { getScreen } from '#commands/screen.ts'
import { defineToggle } from '#commands/toggle.ts'
import { getSource } from '#listing/list-source.ts'
import { hasTable, tableCommandBase, getListSource } from '#listing/table-command-base.ts'
import { autoRefreshStores } from './auto-refresh-store.ts'

/** The interval if the operator names none. */
const DEFAULT_INTERVAL_S = 30
const MIN_INTERVAL_S = 10
const MAX_INTERVAL_S = 600

export const autoRefreshCommands: readonly AnyCommand[] = [
  defineToggle({
    ...tableCommandBase,
    id: 'tabela.acompanhar',
    title: 'Acompanhar a lista',
    icon: 'historico',
    onPhrases: [
      'acompanhar',
      'atualizar sozinho',
      'acompanhar a cada {n} segundos',
      'recarregar a cada {n} segundos',
      'atualizar sozinho a cada {n} segundos',
    ],
    offPhrases: ['parar de acompanhar', 'parar de atualizar', 'parar de atualizar sozinho'],
    args: { n: arg.optional(arg.integer('segundos', { min: MIN_INTERVAL_S })) },
    keys: ['a w'],
    when: (context, { n }) =>
      (n ?? 0) > MAX_INTERVAL_S ? `De ${MIN_INTERVAL_S} a ${MAX_INTERVAL_S} segundos` : hasTable(context),
    // With a number of seconds auto refresh starts again.
    isOn: (context, { n }) =>
      !n && autoRefreshStores.refreshedPathStore.get() === getListSource(context).definition.path,
    async setState(isOn, context, { n }) {
      const { autoRefresh } = await import('./auto-refresh.ts')
      if (!isOn) return autoRefresh.stop()
      const { definition } = getListSource(context)
      autoRefresh.start(() => {
        const { list } = getScreen()
        const shown = list && getSource(list)
        return shown?.definition.path === definition.path ? shown.getModel() : null
      }, n ?? DEFAULT_INTERVAL_S)
    },
  }),
]
