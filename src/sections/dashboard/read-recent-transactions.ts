/** Scans the transactions of the last thirty days, and stores their points for the dashboard's chart. */
import { ApiError } from '#api/errors.ts'
import { onSessionLost } from '#api/session/session-exit.ts'
import { formatProof, getFileNameSuffix } from '#listing/scan/proof-text.ts'
import { scanAside } from '#listing/scan/scan-aside.ts'
import { toPlatformTime } from '#lib/format/platform-time.ts'
import { aggregatePages } from '#scan/jobs/run-job.ts'
import { createScanControl } from '#scan/protocol/scan-control.ts'
import { formatVerdict } from '#scan/protocol/verdict-text.ts'
import { auditoriaValor } from '#sections/auditoria/contract.ts'
import { auditPaths } from '#sections/auditoria/paths.ts'
import { announce } from '#ui/announce.ts'
import { notify } from '#ui/notices/notify.tsx'
import { createRecentDays, listRecentDays, toDayPeriod } from './recent-days.ts'
import { recentAmount, recentDate } from './recent-columns.ts'
import { recentScanStore, recentTransactionsStore } from './recent-transactions.ts'

const TITLE = 'Transações dos últimos 30 dias'

/** Says why nothing was read, and that the chart from before stays if there is one. */
function notifyFailure(why: string): void {
  const hasChart = recentTransactionsStore.get() !== null
  notify('error', `${TITLE}: ${why}.${hasChart ? ' O gráfico de antes continua.' : ''}`)
}

/** The list of the audit by value, without its limits of value: all transactions of a period. */
function createAuditList(de: string, ate: string) {
  return {
    title: 'Auditoria por Faixa de Valor',
    path: auditPaths.valor,
    endpoint: auditoriaValor,
    columns: [],
    filters: [],
    fixedInput: { dataInicio: de, dataFim: ate },
    sort: 'dtCadastro,DESC',
    pageSize: 10,
  }
}

/**
 * Scans the transactions and stores the points. A scan that does not reach the end notifies the operator, and the
 * points from before stay. Returns at once if such a scan is running.
 */
export async function readRecentTransactions(): Promise<void> {
  if (recentScanStore.get()) return
  const control = createScanControl()
  const stop = () => control.stop('cancelled')
  const unsubscribe = onSessionLost(() => control.stop('session'))
  recentScanStore.set({ percent: 0, stop })
  announce('Lendo as transações dos últimos 30 dias')
  const days = listRecentDays(toPlatformTime())
  const { de, ate } = toDayPeriod(days[0] ?? '', days.at(-1) ?? '')
  try {
    const result = await scanAside(
      {
        list: createAuditList(de, ate),
        filters: {},
        // A transaction's date never changes, so one pass is enough.
        passMode: 'once',
        control,
        onPercent: (percent) => recentScanStore.set({ percent, stop }),
      },
      async (outcome, storedPages) => ({
        outcome,
        timeline: await aggregatePages(storedPages, 'timeline', recentDate, null, recentAmount),
      }),
    )
    if (!result) return announce('Leitura cancelada')
    const { outcome, timeline } = result
    if (outcome.verdict.kind === 'incomplete') return notifyFailure(formatVerdict(outcome.verdict))
    const recentDays = createRecentDays(days, timeline)
    if (!recentDays) return notifyFailure('a plataforma devolveu linhas de fora do período')
    recentTransactionsStore.set({
      readAtMs: outcome.endedAt,
      proofText: formatProof({ outcome }),
      fileSuffix: getFileNameSuffix(outcome),
      days: recentDays,
    })
    announce(`${TITLE}: ${formatVerdict(outcome.verdict)}`)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    notifyFailure(error.message.replace(/\.$/, ''))
  } finally {
    unsubscribe()
    recentScanStore.set(null)
  }
}
