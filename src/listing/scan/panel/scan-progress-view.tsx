/** A reading under way: how far, how fast, which pages, and the operator's hand on it. */
import { useEffect, useState } from 'react'
import { formatCount } from '#lib/format/format-count.ts'
import { formatInteger } from '#lib/format/money.ts'
import { CommandButton } from '#listing/command-button.tsx'
import type { ScanProgress } from '#scan/protocol/scan-environment.ts'
import { cancelScanCommand, resumeScanCommand, pauseScanCommand } from '#listing/scan/control-commands.ts'
import { getPercentRead } from '#listing/scan/proof-text.ts'
import type { ListScan } from '#listing/scan/scan-store.ts'

/** Squares of the strip; more pages share one. */
const MAX_SQUARES = 42

const formatClock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** Drawn until there is a verdict. */
export function ScanProgressView({ whole: scan }: { whole: ListScan }) {
  const { progress, isPaused, startedAt, pace } = scan
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  const getSeconds = (at: number) => Math.max(1, (now - at) / 1000)
  const { rowCount = 0, total = 0, rowsRead = 0, rowsToRead = 0 } = progress ?? {}
  const speed = isPaused ? 0 : Math.max(0, rowsRead - pace.lines) / getSeconds(pace.at)
  const pages = progress?.pages ?? 0
  const uncounted = progress?.isTotalUnknown ?? false
  const read = progress?.readPages.length ?? 0
  const facts = [
    ['Velocidade', `${formatInteger(Math.round(speed))} linhas/s`],
    ['Páginas', formatInteger(read) + (uncounted ? '' : ` de ${formatInteger(pages)}`)],
    ['Decorrido', formatClock(getSeconds(startedAt))],
    ['Faltam', speed > 0 && !uncounted ? `cerca de ${formatClock(Math.ceil((rowsToRead - rowsRead) / speed))}` : '–'],
  ] as const
  return (
    <div className="flex flex-col gap-2">
      <p className="flex items-baseline gap-3 tabular-nums">
        {!uncounted && <span className="text-2xl font-semibold text-ink">{`${getPercentRead(progress)} %`}</span>}
        <span className="text-ink-2">
          {`${formatInteger(rowCount)} ${uncounted ? 'linhas, total não informado' : `de ${formatInteger(total)} linhas`}`}
        </span>
      </p>
      <progress
        className="reading-bar"
        aria-label="Progresso da leitura"
        max={Math.max(1, rowsToRead)}
        value={uncounted ? undefined : rowsRead}
      />
      <dl className="reading-facts tabular-nums">
        {facts.map(([label, text]) => (
          <div key={label} className="flex justify-between gap-2">
            <dt className="text-ink-2">{label}</dt>
            <dd className="text-ink">{text}</dd>
          </div>
        ))}
      </dl>
      {progress && !uncounted && <ProgressStrip progress={progress} />}
      {progress && <p className="text-ink-2">{describeStep(progress, now)}</p>}
      {/* Looked at with every second that is told. */}
      {(isPaused || !navigator.onLine) && (
        <p className="font-medium text-warning-ink">{isPaused ? 'Em pausa.' : 'Aguardando a conexão.'}</p>
      )}
      <div className="flex gap-2">
        <CommandButton command={isPaused ? resumeScanCommand : pauseScanCommand} />
        <CommandButton command={cancelScanCommand} />
      </div>
    </div>
  )
}

/** 'Página 9 repetida uma vez (sem resposta)', 'Conferindo fins de página: 12 de 42'. */
function describeStep(
  {
    phase,
    pass,
    passCount,
    rereads,
    pages,
    readPages,
    inFlight,
    endsChecked,
    repeatedPages,
    waitUntilMs,
    isTotalUnknown,
  }: ScanProgress,
  now: number,
) {
  const again = repeatedPages.at(-1)
  const waiting = pages - readPages.length - inFlight.length
  return [
    passCount > 1 ? `Leitura ${pass} de ${passCount}.` : '',
    rereads > 0 ? `Linhas se moveram: releitura ${rereads}.` : '',
    phase === 'checking'
      ? `Conferindo fins de página: ${formatInteger(endsChecked)} de ${formatInteger(pages)}.`
      : `${formatCount(readPages.length, 'lida', 'lidas')}, ${inFlight.length} em leitura${isTotalUnknown ? '' : `, ${formatInteger(waiting)} à espera`}.`,
    waitUntilMs !== null && waitUntilMs > now
      ? `A plataforma pediu ${Math.ceil((waitUntilMs - now) / 1000)} s de espera.`
      : '',
    again
      ? `Página ${formatInteger(again.index + 1)} repetida ${again.times === 1 ? 'uma vez' : `${again.times} vezes`} (${again.why.replace(/\.$/, '')}).`
      : '',
  ]
    .filter((text) => text !== '')
    .join(' ')
}

/** Each square a page, or some pages side by side: read, under way, to come. */
function ProgressStrip({ progress: { pages, readPages, inFlight } }: { progress: ScanProgress }) {
  const each = Math.max(1, Math.ceil(pages / MAX_SQUARES))
  const squares = Array.from({ length: Math.ceil(pages / each) }, () => ({ read: 0, open: 0 }))
  for (const index of readPages) (squares[Math.floor(index / each)] ?? { read: 0 }).read++
  for (const index of inFlight) (squares[Math.floor(index / each)] ?? { open: 0 }).open++
  return (
    <div className="reading-strip" aria-hidden="true">
      {squares.map((square, at) => (
        <span
          key={at}
          data-state={
            square.read >= Math.min(each, pages - at * each) ? 'read' : square.open + square.read > 0 ? 'open' : 'wait'
          }
        />
      ))}
    </div>
  )
}
