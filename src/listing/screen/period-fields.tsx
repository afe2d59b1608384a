/**
 * The period in a filter panel: the specification's two date fields, read back in words, with ready-made periods. A
 * date field shows day and month in the order of the browser's settings; the words do not, and typed or pasted words
 * are read in Brazil's order (ui/components/use-date-text-input.ts).
 */
import type { Period } from '#commands/args.ts'
import { describePeriod } from '#lib/format/dates.ts'
import { describePlatformDay, toPlatformTime } from '#lib/format/platform-time.ts'
import { useDateTextInput } from '#ui/components/use-date-text-input.ts'
import { CONTROL_CLASS, Select } from '#ui/components/field.tsx'
import { useDebouncedValue } from '#ui/lazy/use-debounced-value.ts'
import type { FilterField, PeriodFieldsProps } from '#listing/define.ts'
import { getControlId, getPendingProps } from './filter-control.tsx'

/** The language layer loads on first use: no list waits for it. */
const importLanguage = () => import('#commands/language/days/period-text.ts')

const PRESET_PERIODS = ['hoje', 'ontem', 'esta semana', 'este mês', 'mês passado'].map((phrase) => ({
  value: phrase,
  label: phrase.charAt(0).toUpperCase() + phrase.slice(1),
}))

/**
 * Grows with the text size. Firefox cuts 'AM' and 'PM' of its English field if the field is narrower than its own
 * width.
 */
const MIN_FIELD_WIDTH = '11.875rem'
const FIELD_WIDTH = globalThis.CSS?.supports('-moz-appearance', 'none') ? 'auto' : MIN_FIELD_WIDTH

/** ms of a pause in typing after which the period is read back. */
const READ_BACK_DELAY_MS = 500

/**
 * Draws the first two date filters of a list, ready-made periods, and the period in words: 'de 01/11/2026 00:00 até
 * 30/11/2026 23:59, 30 dias'.
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
  // Every change is read aloud, so wait: a half-typed year is no year, and a field that accepts words is briefly empty
  // between the words and the date.
  const periodText = useDebouncedValue(
    de && ate ? describePeriod(values[de.name], values[ate.name]) : '',
    READ_BACK_DELAY_MS,
  )
  const platformDay = describePlatformDay()
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
          {periodText}
        </output>
      </div>
      {platformDay && <p className="order-1 basis-full text-xs text-warning-ink tabular-nums">{platformDay}</p>}
    </>
  )
}

interface PeriodEndProps extends Pick<PeriodFieldsProps, 'onValidated'> {
  field: FilterField
  /** A day without a time means its last minute. */
  isEnd: boolean
  pending: boolean
  value: string
  onChange: (value: string) => void
  /** A whole period was typed or pasted. */
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
  const inputProps = useDateTextInput(loadLanguage, onValidated)
  return (
    <div className="list-filter">
      {/* A date field shows its own mask in the place of a placeholder, so its label must be visible. */}
      <label htmlFor={getControlId(field.name)} className="text-xs text-ink-2">
        {field.label}
      </label>
      <input
        id={getControlId(field.name)}
        className={CONTROL_CLASS}
        style={{ width: FIELD_WIDTH, minWidth: MIN_FIELD_WIDTH }}
        autoComplete="off"
        {...getPendingProps(pending)}
        {...inputProps}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
