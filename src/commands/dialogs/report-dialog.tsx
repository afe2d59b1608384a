/** The report of a bulk run: failures first, the server's messages, a retry of the failures only. */
import { capitalize } from '#lib/format/capitalize.ts'
import { type RefObject, useRef, useState, useSyncExternalStore } from 'react'
import { formatCount } from '#lib/format/format-count.ts'
import { formatCsv } from '#lib/format/csv.ts'
import { formatTsv } from '#lib/format/tsv.ts'
import { formatDecimal } from '#lib/format/decimal.ts'
import { Button, IconButton } from '#ui/components/button.tsx'
import { copyAndNotify } from '#ui/device/copy-and-notify.ts'
import { hasTextSelection } from '#ui/focus/focus.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { downloadText } from '#ui/device/download.ts'
import { Icon, type IconName } from '#ui/icons/icon.tsx'
import { VirtualList } from '#ui/lazy/virtual-list.tsx'
import {
  type BulkItem,
  type BulkItemStatus,
  UNFINISHED_STATUSES,
  type BulkRun,
  countItems,
} from '#commands/bulk/queue.ts'
import {
  getParticiple,
  formatHeadline,
  sortForReport,
  formatItem,
  getItemNumber,
  toReportRows,
} from '#commands/bulk/report-text.ts'
import type { BulkJob } from '#commands/bulk/bulk-job.ts'
import { getCurrentRun, subscribeToCurrentRun, setCurrentRun } from '#commands/bulk/run-store.ts'
import type { Resource } from '#commands/resource.ts'

const STATUS_ICONS: Record<BulkItemStatus, readonly [IconName, string]> = {
  failed: ['erro', 'text-danger-ink'],
  unknown: ['alerta', 'text-warning-ink'],
  done: ['certo', 'text-success-ink'],
  skipped: ['menos', 'text-ink-3'],
  waiting: ['menos', 'text-ink-3'],
  running: ['menos', 'text-ink-3'],
}

/** Renders the report while it is open. */
export function ReportDialog() {
  const currentRun = useSyncExternalStore(subscribeToCurrentRun, getCurrentRun)
  return currentRun?.isReportOpen ? <ReportContent job={currentRun.job} run={currentRun.run} /> : null
}

function copyReport(job: BulkJob, run: BulkRun) {
  void copyAndNotify(formatTsv(toReportRows(job, run, job.resource)), 'Relatório copiado')
}

function saveReport(job: BulkJob, run: BulkRun) {
  const [head = [], ...rows] = toReportRows(job, run, job.resource)
  const columns = head.map((label) => ({ label }))
  downloadText(`relatorio-${job.id.replace('.', '-')}.csv`, formatCsv(columns, rows), 'text/csv;charset=utf-8')
}

/** A filter of the report with the number of items in it; state null for all. */
type ReportFilter = readonly [text: string, state: BulkItemStatus | null, count: number]

function getReportFilters(job: BulkJob, run: BulkRun): readonly ReportFilter[] {
  return [
    ['Todos', null, run.items.length],
    ['Falhas', 'failed', countItems(run, 'failed')],
    ['Não se sabe', 'unknown', countItems(run, 'unknown')],
    [capitalize(getParticiple(job, 2, job.resource)), 'done', countItems(run, 'done')],
    ['Não enviados', 'waiting', countItems(run, 'waiting')],
    ['Ignorados', 'skipped', countItems(run, 'skipped')],
  ]
}

function ReportContent({ job, run }: { job: BulkJob; run: BulkRun }) {
  const { resource } = job
  const closeButton = useRef<HTMLButtonElement>(null)
  const [statusFilter, setStatusFilter] = useState<BulkItemStatus | null>(null)
  const failed = countItems(run, ...UNFINISHED_STATUSES)
  const unknown = countItems(run, 'unknown')
  const skippedItems = run.items.filter((item) => item.state === 'skipped')
  const calls = countItems(run, 'done', 'failed', 'unknown')
  const seconds = ((run.endedAt ?? run.startedAt) - run.startedAt) / 1000
  const close = () => setCurrentRun(job, run)
  const copy = () => copyReport(job, run)
  const retry = () => {
    close()
    job.retry?.(run)
  }

  const verify = () => void job.verifyOutcome?.(run).then((checkedRun) => setCurrentRun(job, checkedRun, true))

  const keys = {
    // Selected text is copied instead.
    'Mod+c': () => !hasTextSelection() && copy(),
    r: () => failed > 0 && retry(),
    c: () => unknown > 0 && verify(),
  }

  return (
    <Dialog
      open
      onClose={close}
      title={formatHeadline(job, run, resource)}
      description={`${formatCount(calls, 'chamada', 'chamadas')} em ${formatDecimal(seconds, 0, 1)} s.${formatSkippedText(resource, skippedItems)}`}
      width={600}
      keys={keys}
      trapsKeys
      onOpenAutoFocus={(event) => {
        event.preventDefault()
        closeButton.current?.focus()
      }}
      footer={
        <ReportFooter
          job={job}
          run={run}
          closeButton={closeButton}
          onCopy={copy}
          onClose={close}
          onVerify={verify}
          onRetry={retry}
        />
      }
    >
      <ReportFilters filters={getReportFilters(job, run)} selected={statusFilter} onSelect={setStatusFilter} />
      <VirtualList
        items={sortForReport(run.items).filter((item) => statusFilter === null || item.state === statusFilter)}
        getKey={({ id }) => id}
        estimatedHeightPx={36}
        renderItem={(item) => (
          <ReportLine item={item} number={getItemNumber(resource, item)} text={formatItem(job, item, resource)} />
        )}
        className="max-h-[50dvh]"
        itemClassName="grid min-h-9 grid-cols-[1rem_3rem_minmax(0,1fr)_minmax(0,1.2fr)] items-center gap-3 border-b border-line py-1.5 text-sm tabular-nums last:border-0"
      />
    </Dialog>
  )
}

interface ReportFooterProps {
  job: BulkJob
  run: BulkRun
  closeButton: RefObject<HTMLButtonElement | null>
  onCopy: () => void
  onClose: () => void
  onVerify: () => void
  onRetry: () => void
}

/** The buttons; those that continue the run are there only if it left something to do. */
function ReportFooter({ job, run, closeButton, onCopy, onClose, onVerify, onRetry }: ReportFooterProps) {
  const failed = countItems(run, ...UNFINISHED_STATUSES)
  const unknown = countItems(run, 'unknown')
  return (
    <>
      <span className="mr-auto flex gap-1">
        <Button variant="ghost" icon="copiar" keys="Mod+C" onClick={onCopy}>
          Copiar relatório
        </Button>
        <IconButton icon="baixar" label="Salvar CSV" onClick={() => saveReport(job, run)} />
      </span>
      <Button ref={closeButton} keys="Escape" onClick={onClose}>
        Fechar
      </Button>
      {unknown > 0 && (
        <Button keys="c" onClick={onVerify}>
          {`Conferir (${unknown})`}
        </Button>
      )}
      {failed > 0 && (
        <Button variant="primary" keys="r" onClick={onRetry}>
          {`Tentar novamente (${failed})`}
        </Button>
      )}
    </>
  )
}

interface ReportFiltersProps {
  filters: readonly ReportFilter[]
  selected: BulkItemStatus | null
  onSelect: (state: BulkItemStatus | null) => void
}

function ReportFilters({ filters, selected, onSelect }: ReportFiltersProps) {
  return (
    <div className="mb-1 flex flex-wrap gap-1">
      {filters.map(
        ([text, state, count]) =>
          count > 0 && (
            <button
              key={text}
              type="button"
              aria-pressed={selected === state}
              onClick={() => onSelect(state)}
              className="h-6 rounded-sm px-2 text-xs text-ink-2 tabular-nums hover:bg-hover aria-pressed:bg-selected aria-pressed:font-medium aria-pressed:text-accent-ink"
            >
              {`${text} ${count}`}
            </button>
          ),
      )}
    </div>
  )
}

/** ' O #17 ficou de fora.': the item's line gives the reason. */
function formatSkippedText(resource: Resource | undefined, skippedItems: readonly BulkItem[]): string {
  const [firstItem, ...others] = skippedItems
  if (!firstItem) return ''
  return others.length === 0
    ? ` O ${getItemNumber(resource, firstItem)} ficou de fora.`
    : ` ${skippedItems.length} ficaram de fora.`
}

function ReportLine({ item, number, text }: { item: BulkItem; number: string; text: string }) {
  const [icon, colour] = STATUS_ICONS[item.state]
  return (
    <>
      <Icon name={icon} className={colour} />
      <span className="text-xs text-ink-2">{number}</span>
      <span className="wrap-anywhere">{item.name ?? '–'}</span>
      <span className={`wrap-anywhere ${item.state === 'failed' ? 'text-danger-ink' : 'text-ink-2'}`}>{text}</span>
    </>
  )
}
