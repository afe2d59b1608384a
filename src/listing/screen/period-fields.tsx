/**
 * A period in a filter line: the specification's two date fields, read back in words beside them, with ready-made
 * periods. A date field shows the order of day and month that the browser is set to; the words do not, and what is
 * typed in words or pasted is read in Brazil's order (ui/components/use-date-text-input.ts).
 */
import type { Period } from '#commands/args.ts'
import { describePeriod } from '#lib/format/dates.ts'
import { describePlatformDay, toPlatformTime } from '#lib/format/platform-time.ts'
import { useDateTextInput } from '#ui/components/use-date-text-input.ts'
import { CONTROL_CLASS, Select } from '#ui/components/field.tsx'
import { useDebouncedValue } from '#ui/lazy/use-debounced-value.ts'
import type { FilterField, PeriodFieldsProps } from '#listing/define.ts'
import { getControlId, pendingProps } from './filter-control.tsx'

/** The language is fetched when it is first needed: no list waits for it. */
const importLanguage = () => import('#commands/language/days/period-text.ts')

const PRESET_PERIODS = ['hoje', 'ontem', 'esta semana', 'este mês', 'mês passado'].map((phrase) => ({
  value: phrase,
  label: phrase.charAt(0).toUpperCase() + phrase.slice(1),
}))

/**
 * As large as the letters, with which it grows; Firefox cuts 'AM' and 'PM' of its English field where it is not as wide
 * as it wants to be.
 */
const MIN_FIELD_WIDTH = '11.875rem'
const FIELD_WIDTH = globalThis.CSS?.supports('-moz-appearance', 'none') ? 'auto' : MIN_FIELD_WIDTH

/** ms of a pause in the typing, after which what is meant is read back. */
const READ_BACK_DELAY_MS = 500

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
  onValidated,
}: PeriodFieldsProps) {
  const [de, ate] = fields
  // Each change is read aloud: half a year is none, and a field that takes words is emptied between them and the date.
  const read = useDebouncedValue(de && ate ? describePeriod(values[de.name], values[ate.name]) : '', READ_BACK_DELAY_MS)
  const otherDay = describePlatformDay()
  if (!de || !ate) return null
  // An open end empties its field.
  const ends = (period: Period) => ({ [de.name]: period.de ?? '', [ate.name]: period.ate ?? '' })
  return (
    <>
      {[de, ate].map((field) => (
        <PeriodEnd
          key={`${field.name} ${generation}`}
          {...{ field, onValidated }}
          pending={pending.has(field.name)}
          isEnd={field === ate}
          value={values[field.name] ?? ''}
          onChange={(value) => onChange({ [field.name]: value })}
          onWholePeriod={(period) => onChange(ends(period))}
        />
      ))}
      <div className="list-filter" style={{ width: '8.75rem' }}>
        <Select
          label="Períodos prontos"
          hideLabel
          placeholder="Período"
          options={PRESET_PERIODS}
          value=""
          onChange={({ target: { value } }) => {
            void importLanguage().then(({ parsePeriodText }) => {
              const period = parsePeriodText(value, toPlatformTime())
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

interface PeriodEndProps extends Pick<PeriodFieldsProps, 'onValidated'> {
  field: FilterField
  /** A day alone means its last minute. */
  isEnd: boolean
  pending: boolean
  value: string
  onChange: (value: string) => void
  /** A whole period was written or pasted. */
  onWholePeriod: (period: Period) => void
}

function PeriodEnd({ field, isEnd, pending, value, onChange, onWholePeriod, onValidated }: PeriodEndProps) {
  const loadLanguage = async () => {
    const { parseMomentText, parsePeriodText } = await importLanguage()
    return (text: string) => {
      const now = toPlatformTime()
      const moment = parseMomentText(text, now, isEnd)
      const period = moment === null ? parsePeriodText(text, now) : null
      if (period) onWholePeriod(period)
      return moment ?? (period && ((isEnd ? period.ate : period.de) ?? ''))
    }
  }
  const words = useDateTextInput(loadLanguage, onValidated)
  return (
    <div className="list-filter">
      {/* It draws a mask of its own in place of a placeholder, so its label must be seen. */}
      <label htmlFor={getControlId(field.name)} className="text-xs text-ink-2">
        {field.label}
      </label>
      <input
        id={getControlId(field.name)}
        className={CONTROL_CLASS}
        style={{ width: FIELD_WIDTH, minWidth: MIN_FIELD_WIDTH }}
        autoComplete="off"
        {...pendingProps(pending)}
        {...words}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
