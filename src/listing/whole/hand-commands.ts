/** The operator's hand on a reading under way: pause, go on, cancel. */
import { type CommandContext, defineCommand } from '#commands/define.ts'
import { onTable } from '#listing/toolbar-commands.ts'
import { announce } from '#ui/announce.ts'
import { wholeReading } from './whole-store.ts'

const NONE = 'Nenhuma leitura em andamento'
const aside = () => wholeReading.get()?.aside
const control = async () => (await import('./run-reading.ts')).wholeSession()?.control
const isRunning = (): boolean => {
  const whole = wholeReading.get()
  return whole !== null && whole.outcome === null && whole.failure === null
}
const inPanel = { group: 'Tabela', place: 'list', region: 'leitura' } as const
const hasTable = (context: CommandContext) => onTable.when(context)

export const leituraPausar = defineCommand({
  ...inPanel,
  id: 'leitura.pausar',
  title: 'Pausar a leitura',
  label: 'Pausar',
  icon: 'pausar',
  phrases: ['pausar leitura'],
  keys: ['p'],
  when(context) {
    if (!isRunning()) return NONE
    return wholeReading.get()?.paused ? 'A leitura está em pausa' : hasTable(context)
  },
  run: async () => (await control())?.pause(),
})

export const leituraContinuar = defineCommand({
  ...inPanel,
  id: 'leitura.continuar',
  title: 'Continuar a leitura',
  label: 'Continuar',
  icon: 'direita',
  phrases: ['continuar leitura', 'retomar leitura', 'continuar lendo'],
  keys: ['p'],
  when(context) {
    if (!isRunning()) return NONE
    return wholeReading.get()?.paused ? hasTable(context) : 'A leitura não está em pausa'
  },
  run: async () => (await control())?.resume(),
})

export const leituraCancelar = defineCommand({
  ...inPanel,
  id: 'leitura.cancelar',
  title: 'Cancelar a leitura',
  label: 'Cancelar',
  icon: 'fechar',
  phrases: ['cancelar leitura', 'parar leitura', 'parar de ler', 'interromper leitura'],
  keys: ['n'],
  when: (context) => (isRunning() || aside() ? hasTable(context) : NONE),
  async run() {
    const other = aside()
    ;(other ?? (await control()))?.stop('cancelled')
    // What a reading of the list came to is told by itself; of one beside it nothing is left to see.
    if (other) announce('Comparação cancelada')
  },
})
