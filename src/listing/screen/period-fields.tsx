/**
 * A period in a filter line: the specification's two date fields, read back in words beside them, with ready-made
 * periods. A date field shows the order of day and month that the browser is set to; the words do not, and what is
 * typed in words or pasted is read in Brazil's order (ui/parts/date-words.ts).
 */
import type { Period } from '#commands/args.ts'
import { periodWords } from '#lib/written/dates.ts'
import { platformDayNote, platformNow } from '#lib/written/platform-day.ts'
import { useDateWords } from '#ui/parts/date-words.ts'
import { CONTROL, Select } from '#ui/parts/field.tsx'
import { useLate } from '#ui/late/use-late.ts'
import type { FilterField, PeriodFieldsProps } from '#listing/define.ts'
import { controlId, pendingProps } from './filter-control.tsx'

/** The language is fetched when it is first needed: no list waits for it. */
const language = () => import('#commands/language/days/period-text.ts')

const READY = ['hoje', 'ontem', 'esta semana', 'este mês', 'mês passado'].map((phrase) => ({
  value: phrase,
  label: phrase.charAt(0).toUpperCase() + phrase.slice(1),
}))

/**
 * As large as the letters, with which it grows; Firefox cuts 'AM' and 'PM' of its English field where it is not as wide
 * as it wants to be.
 */
const LEAST = '11.875rem'
const WIDTH = globalThis.CSS?.supports('-moz-appearance', 'none') ? 'auto' : LEAST

/** ms of a pause in the typing, after which what is meant is read back. */
const REST = 500

/**
 * The first two date filters of a list, ready-made periods, and 'de 01/11/2026 00:00 até 30/11/2026 23:59, 30 dias'.
 */
export function PeriodFields({
  fields,
  values,
  pending,
  mark,
  generation,
  onChange,
  onApply,
  onRead,
}: PeriodFieldsProps) {
  const [de, ate] = fields
  // Each change is read aloud: half a year is none, and a field that takes words is emptied between them and the date.
  const read = useLate(de && ate ? periodWords(values[de.name], values[ate.name]) : '', REST)
  const otherDay = platformDayNote()
  if (!de || !ate) return null
  // An open end empties its field.
  const ends = (period: Period) => ({ [de.name]: period.de ?? '', [ate.name]: period.ate ?? '' })
  return (
    <>
      {[de, ate].map((field) => (
        <PeriodEnd
          key={`${field.name} ${generation}`}
          {...{ field, onRead }}
          pending={pending.has(field.name)}
          isEnd={field === ate}
          value={values[field.name] ?? ''}
          onChange={(value) => onChange({ [field.name]: value })}
          onPeriod={(period) => onChange(ends(period))}
        />
      ))}
      <div className="list-filter" style={{ width: '8.75rem' }}>
        <Select
          label="Períodos prontos"
          hideLabel
          placeholder="Período"
          options={READY}
          value=""
          onChange={({ target: { value } }) => {
            void language().then(({ readPeriodText }) => {
              const period = readPeriodText(value, platformNow())
              if (period) onApply(ends(period))
            })
          }}
        />
      </div>
      <div className="list-filters-said">
        {mark}
        <output className="text-ink-2 empty:hidden" aria-label="Período lido">
          {read}
        </output>
      </div>
      {otherDay && <p className="order-1 basis-full text-xs text-warning-ink tabular-nums">{otherDay}</p>}
    </>
  )
}

interface PeriodEndProps extends Pick<PeriodFieldsProps, 'onRead'> {
  field: FilterField
  /** A day alone means its last minute. */
  isEnd: boolean
  pending: boolean
  value: string
  onChange: (value: string) => void
  /** A whole period was written or pasted. */
  onPeriod: (period: Period) => void
}

function PeriodEnd({ field, isEnd, pending, value, onChange, onPeriod, onRead }: PeriodEndProps) {
  const load = async () => {
    const { readMomentText, readPeriodText } = await language()
    return (text: string) => {
      const now = platformNow()
      const moment = readMomentText(text, now, isEnd)
      const period = moment === null ? readPeriodText(text, now) : null
      if (period) onPeriod(period)
      return moment ?? (period && ((isEnd ? period.ate : period.de) ?? ''))
    }
  }
  const words = useDateWords(load, onRead)
  return (
    <div className="list-filter">
      {/* It draws a mask of its own in place of a placeholder, so its label must be seen. */}
      <label htmlFor={controlId(field.name)} className="text-xs text-ink-2">
        {field.label}
      </label>
      <input
        id={controlId(field.name)}
        className={CONTROL}
        style={{ width: WIDTH, minWidth: LEAST }}
        autoComplete="off"
        {...pendingProps(pending)}
        {...words}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
