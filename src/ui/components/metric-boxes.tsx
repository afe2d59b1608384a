/** Boxes with figures, in groups with one border and hairlines inside. */
import type { ReactNode } from 'react'
import { getOpenPercent } from '#lib/format/open-percent.ts'
import { formatMoney } from '#lib/format/money.ts'
import type { RouteLocation } from '#lib/urls/route-location.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { getShortcutProps, KeyChips } from '#ui/icons/key-chips.tsx'
import { PathLink } from './path-link.tsx'
import type { Elements } from './elements.ts'

const GROUP_CLASS = 'grid overflow-hidden rounded-lg border border-line bg-line gap-px'
const BOX_CLASS = 'min-w-0 bg-surface px-4.5 py-4'

/** Boxes side by side; one below the other on narrow screens. `region` names them as a stop of F6. */
export function BoxGrid({ columns, region, children }: { columns: 3 | 4; region?: string; children: ReactNode }) {
  const shape =
    columns === 3
      ? 'sm:grid-cols-3'
      : 'sm:max-lg:grid-cols-2 sm:max-lg:*:odd:last:col-span-2 lg:auto-cols-fr lg:grid-flow-col'
  return (
    <div className={`${GROUP_CLASS} ${shape}`} data-region={region}>
      {children}
    </div>
  )
}

/** A figure or its placeholder. After a failed request a short note appears below. */
interface MetricProps {
  label: string
  /** The figure as text; null before the first response. */
  value: string | null
  failed: boolean
}

const UnavailableNote = () => <p className="text-xs text-ink-3">indisponível</p>

/** A total. The whole box is a link to its list. */
export function TotalLinkBox({
  label,
  value,
  failed,
  to,
  keys,
}: MetricProps & { to: RouteLocation; keys: string | undefined }) {
  return (
    <PathLink
      to={to}
      {...getShortcutProps(keys)}
      className={`${BOX_CLASS} group block hover:bg-hover focus-visible:-outline-offset-2`}
    >
      <span className="flex flex-wrap items-center gap-x-2 text-xs/[1.125rem] text-ink-2">
        <span>{label}</span>
        {keys && (
          <span aria-hidden="true" className="ml-auto hidden sm:inline">
            <KeyChips keys={keys} />
          </span>
        )}
      </span>
      <span className="mt-1.5 flex items-center justify-between text-2xl font-semibold tracking-[-0.022em] tabular-nums">
        <span aria-busy={value === null}>{value ?? '…'}</span>
        <Icon
          name="setaDireita"
          className="text-accent-ink opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100"
        />
      </span>
      {failed && <UnavailableNote />}
    </PathLink>
  )
}

/** An amount of the credit hub. */
function AmountBox({ label, value, failed, children }: MetricProps & { children?: Elements }) {
  return (
    <div className={BOX_CLASS}>
      <p className="text-xs/[1.125rem] text-ink-2">{label}</p>
      <p
        aria-busy={value === null}
        className="mt-1.5 text-xl font-semibold tracking-[-0.015em] wrap-anywhere tabular-nums"
      >
        {value ?? '…'}
      </p>
      {failed && <UnavailableNote />}
      {children}
    </div>
  )
}

/**
 * How much of the limit is used, from 0 to 100. The text takes a warning colour from 80 %, a danger colour from 95 %.
 */
function OpenLimitBar({ percent }: { percent: number }) {
  const text = `${percent}% do limite em aberto`
  const tone =
    percent >= 95
      ? ['bg-danger', 'text-danger-ink']
      : percent >= 80
        ? ['bg-warning-ink', 'text-warning-ink']
        : ['bg-accent', 'text-ink-3']
  return (
    <div className="mt-1 flex min-h-4 items-center gap-2.5">
      <div
        role="progressbar"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-label={text}
        className="h-1 min-w-8 flex-1 overflow-hidden rounded-full bg-line"
      >
        <div className={`h-full rounded-full ${tone[0]}`} style={{ width: `${percent}%` }} />
      </div>
      <span className={`text-xs tabular-nums ${tone[1]}`}>{text}</span>
    </div>
  )
}

interface CreditBoxesProps {
  /** Amounts in reais; null before the first response. */
  credit: { credit_limit: number; available_limit: number; antecipated: number; open_amount: number } | null
  failed: boolean
  /** If false, Antecipado is shown only above 0 (spec 1 §2.7). */
  showAll?: boolean
}

/** The amounts of the credit hub, with the bar of the used limit. */
export function CreditBoxes({ credit, failed, showAll = false }: CreditBoxesProps) {
  const getMetricProps = (key: keyof NonNullable<typeof credit>) => ({
    value: credit && formatMoney(credit[key]),
    failed,
  })
  return (
    <BoxGrid columns={4}>
      <AmountBox label="Limite de Crédito" {...getMetricProps('credit_limit')} />
      <AmountBox label="Disponível" {...getMetricProps('available_limit')} />
      {(showAll || (credit && credit.antecipated > 0)) && (
        <AmountBox label="Antecipado" {...getMetricProps('antecipated')} />
      )}
      <AmountBox label="Fatura em Aberto" {...getMetricProps('open_amount')}>
        {credit && <OpenLimitBar percent={getOpenPercent(credit.open_amount, credit.credit_limit)} />}
      </AmountBox>
    </BoxGrid>
  )
}
