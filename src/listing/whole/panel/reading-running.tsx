/** A reading under way: how far, how fast, which pages, and the operator's hand on it. */
import { useEffect, useState } from 'react'
import { counted } from '#lib/written/counted.ts'
import { formatInteger } from '#lib/written/money.ts'
import { CommandButton } from '#listing/command-button.tsx'
import type { ReadingProgress } from '#reading/walk/environment.ts'
import { leituraCancelar, leituraContinuar, leituraPausar } from '#listing/whole/hand-commands.ts'
import { shareOf } from '#listing/whole/proof.ts'
import type { WholeReading } from '#listing/whole/whole-store.ts'

/** Squares of the strip; more pages share one. */
const SQUARES = 42

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** Drawn until there is a verdict. */
export function ReadingRunning({ whole }: { whole: WholeReading }) {
  const { progress, paused, startedAt, pace } = whole
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  const since = (at: number) => Math.max(1, (now - at) / 1000)
  const { lines = 0, total = 0, done = 0, all = 0 } = progress ?? {}
  const speed = paused ? 0 : Math.max(0, done - pace.lines) / since(pace.at)
  const pages = progress?.pages ?? 0
  const uncounted = progress?.uncounted ?? false
  const read = progress?.read.length ?? 0
  const facts = [
    ['Velocidade', `${formatInteger(Math.round(speed))} linhas/s`],
    ['Páginas', formatInteger(read) + (uncounted ? '' : ` de ${formatInteger(pages)}`)],
    ['Decorrido', clock(since(startedAt))],
    ['Faltam', speed > 0 && !uncounted ? `cerca de ${clock(Math.ceil((all - done) / speed))}` : '–'],
  ] as const
  return (
    <div className="flex flex-col gap-2">
      <p className="flex items-baseline gap-3 tabular-nums">
        {!uncounted && <span className="text-2xl font-semibold text-ink">{`${shareOf(progress)} %`}</span>}
        <span className="text-ink-2">
          {`${formatInteger(lines)} ${uncounted ? 'linhas, total não informado' : `de ${formatInteger(total)} linhas`}`}
        </span>
      </p>
      <progress
        className="reading-bar"
        aria-label="Progresso da leitura"
        max={Math.max(1, all)}
        value={uncounted ? undefined : done}
      />
      <dl className="reading-facts tabular-nums">
        {facts.map(([label, text]) => (
          <div key={label} className="flex justify-between gap-2">
            <dt className="text-ink-2">{label}</dt>
            <dd className="text-ink">{text}</dd>
          </div>
        ))}
      </dl>
      {progress && !uncounted && <Strip progress={progress} />}
      {progress && <p className="text-ink-2">{stepOf(progress, now)}</p>}
      {/* Looked at with every second that is told. */}
      {(paused || !navigator.onLine) && (
        <p className="font-medium text-warning-ink">{paused ? 'Em pausa.' : 'Aguardando a conexão.'}</p>
      )}
      <div className="flex gap-2">
        <CommandButton command={paused ? leituraContinuar : leituraPausar} />
        <CommandButton command={leituraCancelar} />
      </div>
    </div>
  )
}

/** 'Página 9 repetida uma vez (sem resposta)', 'Conferindo fins de página: 12 de 42'. */
function stepOf(
  { phase, walk, walks, rereads, pages, read, inFlight, endsChecked, repeated, heldUntil, uncounted }: ReadingProgress,
  now: number,
) {
  const again = repeated.at(-1)
  const waiting = pages - read.length - inFlight.length
  return [
    walks > 1 ? `Leitura ${walk} de ${walks}.` : '',
    rereads > 0 ? `Linhas se moveram: releitura ${rereads}.` : '',
    phase === 'checking'
      ? `Conferindo fins de página: ${formatInteger(endsChecked)} de ${formatInteger(pages)}.`
      : `${counted(read.length, 'lida', 'lidas')}, ${inFlight.length} em leitura${uncounted ? '' : `, ${formatInteger(waiting)} à espera`}.`,
    heldUntil !== null && heldUntil > now
      ? `A plataforma pediu ${Math.ceil((heldUntil - now) / 1000)} s de espera.`
      : '',
    again
      ? `Página ${formatInteger(again.index + 1)} repetida ${again.times === 1 ? 'uma vez' : `${again.times} vezes`} (${again.why.replace(/\.$/, '')}).`
      : '',
  ]
    .filter((text) => text !== '')
    .join(' ')
}

/** Each square a page, or some pages side by side: read, under way, to come. */
function Strip({ progress: { pages, read, inFlight } }: { progress: ReadingProgress }) {
  const each = Math.max(1, Math.ceil(pages / SQUARES))
  const squares = Array.from({ length: Math.ceil(pages / each) }, () => ({ read: 0, open: 0 }))
  for (const index of read) (squares[Math.floor(index / each)] ?? { read: 0 }).read++
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
