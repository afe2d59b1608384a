/** The verbs on one long table (listing/long/README). */
import * as arg from '#commands/args.ts'
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import { defineToggle } from '#commands/toggle.ts'
import { formatInteger } from '#lib/written/money.ts'
import { onCounted, listOf, onTable, table } from '#listing/toolbar-commands.ts'
import { notify } from '#ui/notices/notify.tsx'

export const longCommands: readonly AnyCommand[] = [
  defineToggle({
    ...onTable,
    id: 'tabela.continuo',
    title: 'Modo contínuo ou páginas',
    icon: 'menu',
    on: [
      'modo contínuo',
      'lista contínua',
      'rolagem contínua',
      'rolagem infinita',
      'tudo em uma tabela só',
      'tudo em uma lista só',
      'sem trocar de página',
      'sem páginas',
    ],
    off: ['modo de páginas', 'voltar ao modo de páginas'],
    keys: ['a m'],
    isOn: (context) => table(context).state().continuous,
    async turn(_, context) {
      const { toggleContinuous } = await import('./toggle.ts')
      toggleContinuous(listOf(context))
    },
  }),
  defineCommand({
    ...onCounted,
    id: 'tabela.posicao',
    title: 'Ir para a posição',
    phrases: ['ir para posição {n}'],
    args: { n: arg.n('posição na lista', { min: 1 }) },
    run({ n }, context) {
      const list = table(context)
      const totals = list.totals()
      const totalElements = totals?.totalElements ?? 0
      if (n > totalElements && !(totals?.isOpen && !list.state().continuous))
        return void notify(
          'warning',
          totals?.isOpen
            ? 'A plataforma não diz quantas linhas há: role até lá'
            : `A lista tem ${formatInteger(totalElements)} linhas`,
        )
      const model = listOf(context)
      // First: a table that gets the focus without a cursor puts it on its first row.
      list.focusTable()
      if (model.state.continuous) model.jump(n - 1)
      else {
        const { size, page: before } = model.state
        const [page, place] = [Math.floor((n - 1) / size), (n - 1) % size]
        model.show({ page })
        const id = page === before ? model.pageRows[place]?.id : null
        model.setCursor({ row: model.tops.length + place, column: model.cursor?.column ?? 0, place }, id ?? null)
      }
    },
  }),
]
