/** Shows a running scan: progress, speed, pages, and buttons to control it. */
import { useEffect, useState } from 'react'
import { formatCount } from '#lib/format/format-count.ts'
import { formatInteger } from '#lib/format/money.ts'
import { CommandButton } from '#listing/command-button.tsx'
import type { ScanProgress } from '#scan/protocol/scan-environment.ts'
import { cancelScanCommand, resumeScanCommand, pauseScanCommand } from '#listing/scan/control-commands.ts'
import { getPercentRead } from '#listing/scan/proof-text.ts'
import type { ListScan } from '#listing/scan/scan-store.ts'

/** The most squares of the strip; with more pages, several share a square. */
const MAX_SQUARES = 42

const formatClock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** Rendered until there is an outcome. */
export function ScanProgressView({ scan }: { scan: ListScan }) {
  const { progress, isPaused, startedAt, pace } = scan
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  const getSeconds = (since: number) => Math.max(1, (now - since) / 1000)
  const { rowCount = 0, total = 0, rowsRead = 0, rowsToRead = 0 } = progress ?? {}
  const speed = isPaused ? 0 : Math.max(0, rowsRead - pace.lines) / getSeconds(pace.at)
  const pages = progress?.pages ?? 0
  const isTotalUnknown = progress?.isTotalUnknown ?? false
  const read = progress?.readPages.length ?? 0
  const facts = [
    ['Velocidade', `${formatInteger(Math.round(speed))} linhas/s`],
    ['Páginas', formatInteger(read) + (isTotalUnknown ? '' : ` de ${formatInteger(pages)}`)],
    ['Decorrido', formatClock(getSeconds(startedAt))],
    [
      'Faltam',
      speed > 0 && !isTotalUnknown ? `cerca de ${formatClock(Math.ceil((rowsToRead - rowsRead) / speed))}` : '–',
    ],
  ] as const
  return (
    <div className="flex flex-col gap-2">
      <p className="flex items-baseline gap-3 tabular-nums">
        {!isTotalUnknown && <span className="text-2xl font-semibold text-ink">{`${getPercentRead(progress)} %`}</span>}
        <span className="text-ink-2">
          {`${formatInteger(rowCount)} ${isTotalUnknown ? 'linhas, total não informado' : `de ${formatInteger(total)} linhas`}`}
        </span>
      </p>
      <progress
        className="scan-bar"
        aria-label="Progresso da leitura"
        max={Math.max(1, rowsToRead)}
        value={isTotalUnknown ? undefined : rowsRead}
      />
      <dl className="scan-facts tabular-nums">
        {facts.map(([label, text]) => (
          <div key={label} className="flex justify-between gap-2">
            <dt className="text-ink-2">{label}</dt>
            <dd className="text-ink">{text}</dd>
          </div>
        ))}
      </dl>
      {progress && !isTotalUnknown && <ProgressStrip progress={progress} />}
      {progress && <p className="text-ink-2">{describeStep(progress, now)}</p>}
      {/* Evaluated again every second. */}
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

/** For example 'Página 9 repetida uma vez (sem resposta)' or 'Conferindo fins de página: 12 de 42'. */
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
  const lastRepeated = repeatedPages.at(-1)
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
    lastRepeated
      ? `Página ${formatInteger(lastRepeated.index + 1)} repetida ${lastRepeated.times === 1 ? 'uma vez' : `${lastRepeated.times} vezes`} (${lastRepeated.why.replace(/\.$/, '')}).`
      : '',
  ]
    .filter((text) => text !== '')
    .join(' ')
}

/** Each square is one page or several consecutive pages: read, in flight, or waiting. */
function ProgressStrip({ progress: { pages, readPages, inFlight } }: { progress: ScanProgress }) {
  const pagesPerSquare = Math.max(1, Math.ceil(pages / MAX_SQUARES))
  const squares = Array.from({ length: Math.ceil(pages / pagesPerSquare) }, () => ({ read: 0, open: 0 }))
  for (const index of readPages) (squares[Math.floor(index / pagesPerSquare)] ?? { read: 0 }).read++
  for (const index of inFlight) (squares[Math.floor(index / pagesPerSquare)] ?? { open: 0 }).open++
  return (
    <div className="scan-strip" aria-hidden="true">
      {squares.map((square, index) => (
        <span
          key={index}
          data-state={
            square.read >= Math.min(pagesPerSquare, pages - index * pagesPerSquare)
              ? 'read'
              : square.open + square.read > 0
                ? 'open'
                : 'wait'
          }
        />
      ))}
    </div>
  )
}
