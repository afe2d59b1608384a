/** The verb that follows a list (listing/README §10). */
import * as arg from '#commands/args.ts'
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import { currentScreen } from '#commands/screen.ts'
import { sourceOf } from '#listing/source.ts'
import { onTable, source } from '#listing/toolbar-commands.ts'
import { notify } from '#ui/notify.tsx'

/** s */
const USUAL = 30
const LEAST = 10
const MOST = 600

export const followCommands: readonly AnyCommand[] = [
  defineCommand({
    ...onTable,
    id: 'tabela.acompanhar',
    title: 'Acompanhar a lista',
    icon: 'historico',
    phrases: ['acompanhar', 'acompanhar a cada {n} segundos', 'parar de acompanhar'],
    args: { n: arg.optional(arg.n('segundos', { min: LEAST })) },
    keys: ['a w'],
    async run({ n }, context) {
      if (n !== undefined && n > MOST) return void notify('warning', `De ${LEAST} a ${MOST} segundos`)
      const { follow, isFollowing, stopFollowing } = await import('./following.ts')
      if (isFollowing() && n === undefined) return stopFollowing()
      const { definition } = source(context)
      follow(() => {
        const { list } = currentScreen()
        const shown = list && sourceOf(list)
        return shown?.definition.path === definition.path ? shown.model() : null
      }, n ?? USUAL)
    },
  }),
]
