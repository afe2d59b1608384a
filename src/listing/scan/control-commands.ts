/** Commands by which the operator controls a running scan: pause, resume, cancel. */
import { type CommandContext, defineCommand } from '#commands/define.ts'
import { tableCommandBase } from '#listing/table-command-base.ts'
import { announce } from '#ui/announce.ts'
import { scanStore } from './scan-store.ts'

const NO_SCAN_REASON = 'Nenhuma leitura em andamento'
const getSideScanControl = () => scanStore.get()?.sideScanControl
const getRunningControl = async () => (await import('./run-scan.ts')).getScanSession()?.control
const isScanRunning = (): boolean => {
  const scan = scanStore.get()
  return scan !== null && scan.outcome === null && scan.failureText === null
}
const panelCommandBase = { group: 'Tabela', scope: 'list', region: 'leitura' } as const
const whenTablePresent = (context: CommandContext) => tableCommandBase.when(context)

export const pauseScanCommand = defineCommand({
  ...panelCommandBase,
  id: 'leitura.pausar',
  title: 'Pausar a leitura',
  label: 'Pausar',
  icon: 'pausar',
  phrases: ['pausar leitura'],
  keys: ['p'],
  when(context) {
    if (!isScanRunning()) return NO_SCAN_REASON
    return scanStore.get()?.isPaused ? 'A leitura está em pausa' : whenTablePresent(context)
  },
  run: async () => (await getRunningControl())?.pause(),
})

export const resumeScanCommand = defineCommand({
  ...panelCommandBase,
  id: 'leitura.continuar',
  title: 'Continuar a leitura',
  label: 'Continuar',
  icon: 'direita',
  phrases: ['continuar leitura', 'retomar leitura', 'continuar lendo'],
  keys: ['p'],
  when(context) {
    if (!isScanRunning()) return NO_SCAN_REASON
    return scanStore.get()?.isPaused ? whenTablePresent(context) : 'A leitura não está em pausa'
  },
  run: async () => (await getRunningControl())?.resume(),
})

export const cancelScanCommand = defineCommand({
  ...panelCommandBase,
  // A chart reads the period before.
  region: ['leitura', 'grafico'],
  id: 'leitura.cancelar',
  title: 'Cancelar a leitura',
  label: 'Cancelar',
  icon: 'fechar',
  phrases: ['cancelar leitura', 'parar leitura', 'parar de ler', 'interromper leitura'],
  keys: ['n'],
  when: (context) => (isScanRunning() || getSideScanControl() ? whenTablePresent(context) : NO_SCAN_REASON),
  async run() {
    const sideScanControl = getSideScanControl()
    ;(sideScanControl ?? (await getRunningControl()))?.stop('cancelled')
    // A scan of the list announces its own outcome; a side scan leaves nothing to see.
    if (sideScanControl) announce('Leitura do outro período cancelada')
  },
})
