/** 'Outras leituras de hoje': what else this operator has kept on this computer, to be opened or gone on with. */
import { useEffect, useState } from 'react'
import { formatTime } from '#lib/written/dates.ts'
import type { KeptReading } from '#reading/keeper/database.ts'
import { listReadings } from '#reading/keeper/page-store.ts'
import { verdictSentence, verdictWord } from '#reading/walk/wording.ts'
import { Button } from '#ui/parts/button.tsx'
import { Icon } from '#ui/signs/icon.tsx'
import { goOnReading, pagesReadText, takeUpReading, wayOn } from '#listing/whole/kept/kept-reading.ts'
import { openOrTell } from '#listing/whole/or-tell.ts'
import { isHeld, readingOwner, wholeSession } from '#listing/whole/run-reading.ts'
import { VERDICT_ICONS } from './verdict-icons.ts'

/** Readings shown, newest first. */
const MOST = 5

interface Other {
  readonly reading: KeptReading
  /** Its verdict in words, or how far it came. */
  readonly said: string
}

async function others(): Promise<Other[]> {
  const all = (await listReadings(readingOwner(), Date.now())).filter(({ id }) => id !== wholeSession()?.keeper.id)
  const found: Other[] = []
  for (const reading of all.slice(0, MOST)) {
    const { outcome } = reading
    if (!outcome && (await isHeld(reading.id))) continue
    const said = outcome
      ? `${verdictSentence(outcome.verdict)}.`
      : `${reading.isCancelled ? 'Cancelada' : 'Interrompida'}: ${await pagesReadText(reading)} lidas.`
    found.push({ reading, said })
  }
  return found
}

/** Nothing where nothing else is kept; looked up anew whenever `stamp` is another one. */
export function OtherReadings({ stamp }: { stamp: string }) {
  const [found, setFound] = useState<readonly Other[]>([])
  useEffect(() => {
    let isLate = false
    // What cannot be read is not told of: the reading itself says what the disk refuses.
    void others()
      .catch(() => [])
      .then((known) => isLate || setFound(known))
    return () => void (isLate = true)
  }, [stamp])
  if (found.length === 0) return null
  return (
    <section aria-label="Outras leituras de hoje" className="flex flex-col text-sm">
      <h3 className="flex justify-between text-xs font-medium text-ink-2">
        Outras leituras de hoje <span className="font-normal">guardadas por 24 h</span>
      </h3>
      <ul>
        {found.map(({ reading, said }) => {
          const { outcome, label, at, id } = reading
          const [icon, tone] = VERDICT_ICONS[outcome?.verdict.kind ?? 'incomplete']
          return (
            <li key={id} className="flex flex-col items-start gap-1 border-b border-line py-2 last:border-0">
              <p className="flex w-full items-center gap-2">
                <span className={tone}>
                  <Icon name={icon} />
                </span>
                <b className="font-medium text-ink">{outcome ? verdictWord(outcome.verdict) : 'Incompleta'}</b>
                <span className="ml-auto text-right text-xs text-ink-2 tabular-nums">
                  {`${formatTime(new Date(at))} · ${label.filter || label.title}`}
                </span>
              </p>
              <p className="text-ink-2">{said}</p>
              <div className="flex gap-2">
                {wayOn(outcome) !== null && (
                  <Button size="small" onClick={() => openOrTell(goOnReading(reading))}>
                    <span>{wayOn(outcome)}</span>
                    <span className="sr-only">{` a leitura de ${label.title}`}</span>
                  </Button>
                )}
                {outcome && (
                  <Button size="small" onClick={() => openOrTell(takeUpReading(reading))}>
                    Abrir
                    <span className="sr-only">{` a leitura de ${label.title}`}</span>
                  </Button>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
