/** The verb that follows a list (listing/follow/README). */
import * as arg from '#commands/args.ts'
import type { AnyCommand } from '#commands/define.ts'
import { currentScreen } from '#commands/screen.ts'
import { defineToggle } from '#commands/toggle.ts'
import { sourceOf } from '#listing/source.ts'
import { hasTable, onTable, source } from '#listing/toolbar-commands.ts'
import { followed } from './followed.ts'

/** s */
const USUAL = 30
const LEAST = 10
const MOST = 600

export const followCommands: readonly AnyCommand[] = [
  defineToggle({
    ...onTable,
    id: 'tabela.acompanhar',
    title: 'Acompanhar a lista',
    icon: 'historico',
    on: [
      'acompanhar',
      'atualizar sozinho',
      'acompanhar a cada {n} segundos',
      'recarregar a cada {n} segundos',
      'atualizar sozinho a cada {n} segundos',
    ],
    off: ['parar de acompanhar', 'parar de atualizar', 'parar de atualizar sozinho'],
    args: { n: arg.optional(arg.n('segundos', { min: LEAST })) },
    keys: ['a w'],
    when: (context, { n }) => ((n ?? 0) > MOST ? `De ${LEAST} a ${MOST} segundos` : hasTable(context)),
    // Every so many seconds is begun anew.
    isOn: (context, { n }) => !n && followed.get() === source(context).definition.path,
    async turn(on, context, { n }) {
      const { follow, stopFollowing } = await import('./following.ts')
      if (!on) return stopFollowing()
      const { definition } = source(context)
      follow(() => {
        const { list } = currentScreen()
        const shown = list && sourceOf(list)
        return shown?.definition.path === definition.path ? shown.model() : null
      }, n ?? USUAL)
    },
  }),
]
