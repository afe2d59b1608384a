/** The commands of continuous mode (listing/continuous/README). */
import * as arg from '#commands/args.ts'
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import { defineToggle } from '#commands/toggle.ts'
import { formatInteger } from '#lib/format/money.ts'
import { countedCommandBase, getListModel, tableCommandBase, getListHandle } from '#listing/table-command-base.ts'
import { notify } from '#ui/notices/notify.tsx'

export const continuousCommands: readonly AnyCommand[] = [
  defineToggle({
    ...tableCommandBase,
    id: 'tabela.continuo',
    title: 'Modo contínuo ou páginas',
    icon: 'menu',
    onPhrases: [
      'modo contínuo',
      'lista contínua',
      'rolagem contínua',
      'rolagem infinita',
      'tudo em uma tabela só',
      'tudo em uma lista só',
      'sem trocar de página',
      'sem páginas',
    ],
    offPhrases: ['modo de páginas', 'voltar ao modo de páginas'],
    keys: ['a m'],
    isOn: (context) => getListHandle(context).getState().continuous,
    async setState(_, context) {
      const { toggleContinuous } = await import('./toggle-continuous.ts')
      toggleContinuous(getListModel(context))
    },
  }),
  defineCommand({
    ...countedCommandBase,
    id: 'tabela.posicao',
    title: 'Ir para a posição',
    phrases: ['ir para posição {n}'],
    args: { n: arg.integer('posição na lista', { min: 1 }) },
    run({ n }, context) {
      const list = getListHandle(context)
      const totals = list.getTotals()
      const totalElements = totals?.totalElements ?? 0
      if (n > totalElements && !(totals?.isTotalUnknown && !list.getState().continuous))
        return void notify(
          'warning',
          totals?.isTotalUnknown
            ? 'A plataforma não diz quantas linhas há: role até lá'
            : `A lista tem ${formatInteger(totalElements)} linhas`,
        )
      const model = getListModel(context)
      // Focus first: a table that is focused without a cursor puts the cursor on its first row.
      list.focusTable()
      if (model.state.continuous) model.jumpToIndex(n - 1)
      else {
        const { size, page: currentPage } = model.state
        const [page, index] = [Math.floor((n - 1) / size), (n - 1) % size]
        model.updateState({ page })
        const id = page === currentPage ? model.pageRows[index]?.id : null
        model.setCursor(
          { row: model.pinnedRows.length + index, column: model.cursor?.column ?? 0, pendingIndex: index },
          id ?? null,
        )
      }
    },
  }),
]
