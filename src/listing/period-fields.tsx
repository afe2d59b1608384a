/**
 * A period in a filter line: the specification's two date fields, read back in words beside them, with ready-made
 * periods and paste. A date field shows the order of day and month that the browser is set to; the words do not.
 */
import type { Period } from '#commands/args.ts'
import { periodWords } from '#lib/dates.ts'
import { Select } from '#ui/field.tsx'
import type { FilterField } from './define.ts'

/** The wire names of a list's two date fields. */
export interface PeriodEnds {
  de: string
  ate: string
}

/** The two date fields of a filter line; null where there are not two. */
export function periodEnds(fields: readonly FilterField[]): PeriodEnds | null {
  const [de, ate] = fields.filter(({ type }) => type === 'datetime')
  return de && ate ? { de: de.name, ate: ate.name } : null
}

/** A period as the values of the two fields; an open end empties its field. */
export const inFields = (ends: PeriodEnds, { de = '', ate = '' }: Period) => ({ [ends.de]: de, [ends.ate]: ate })

/** The language is fetched when it is first needed: no list waits for it. */
const language = () => import('#commands/language/period-text.ts')

/** What was pasted: one moment, a whole period, or null for no date. At the end of a period a day means its last minute. */
export async function readPastedPeriod(text: string, endOfDay: boolean): Promise<string | Period | null> {
  const { readMomentText, readPeriodText } = await language()
  const now = new Date()
  return readMomentText(text, now, endOfDay) ?? readPeriodText(text, now)
}

const READY = ['hoje', 'ontem', 'esta semana', 'este mês', 'mês passado'].map((phrase) => ({
  value: phrase,
  label: phrase.charAt(0).toUpperCase() + phrase.slice(1),
}))

/** Fills both fields with one choice; the same periods stand under the key of 'Filtrar período'. */
export function PeriodChoice({ onPeriod }: { onPeriod: (period: Period) => void }) {
  return (
    <div className="list-filter" style={{ width: 140 }}>
      <Select
        label="Períodos prontos"
        hideLabel
        placeholder="Período"
        options={READY}
        value=""
        onChange={({ target: { value } }) => {
          void language().then(({ readPeriodText }) => {
            const period = readPeriodText(value, new Date())
            if (period) onPeriod(period)
          })
        }}
      />
    </div>
  )
}

/** 'de 01/11/2026 00:00 até 30/11/2026 23:59, 30 dias'. */
export function PeriodWords({ de, ate }: { de: string | undefined; ate: string | undefined }) {
  const words = periodWords(de, ate)
  return (
    <output className="basis-full text-xs text-ink-2 tabular-nums empty:hidden" aria-label="Período lido">
      {words}
    </output>
  )
}
