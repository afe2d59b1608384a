/** What is selected and what can be done with it, or the sums of an audit's amounts (ui/README §4, footer bar). */
import { lazy, Suspense } from 'react'
import { formatMoney } from '#lib/money.ts'
import { Button } from '#ui/button.tsx'
import { CommandButton } from './command-button.tsx'
import { cellValue } from './define.ts'
import type { ListModel } from './model.ts'

const PageSum = lazy(() => import('#listing/whole/page-sum.tsx').then((module) => ({ default: module.PageSum })))

/** The left side of the footer bar. */
export function SelectionBar({ list }: { list: ListModel }) {
  const { selection, definition } = list
  if (selection.size === 0) {
    // Fetched after the first row, which it is not needed for.
    if (definition.columns.some(({ format }) => format === 'money'))
      return (
        <Suspense fallback={null}>
          <PageSum list={list} />
        </Suspense>
      )
    return <span className="hidden text-sm text-ink-2 md:inline">Nenhuma linha selecionada</span>
  }
  const many = (definition.actions ?? []).filter((command) => 'ids' in command.args)
  return (
    <span className="flex min-w-0 items-center gap-3 text-sm">
      <span className="font-medium whitespace-nowrap text-ink tabular-nums">
        {selection.size === 1 ? '1 selecionado' : `${selection.size} selecionados`}
      </span>
      {many.length === 0 && <Sums list={list} />}
      {many.map((command) => (
        <CommandButton key={command.id} command={command} variant="ghost" />
      ))}
      <Button
        variant="ghost"
        keys="Escape"
        className="hidden md:inline-flex"
        onClick={() => list.setSelection(new Map())}
      >
        Limpar seleção
      </Button>
    </span>
  )
}

function Sums({ list }: { list: ListModel }) {
  const column = list.definition.columns.find(({ format }) => format === 'money')
  if (!column) return null
  const values = [...list.selection.values()]
    .map((row) => cellValue(column, row))
    .filter((value): value is number => typeof value === 'number')
  if (values.length === 0) return null
  // Summed in cents: the sum of many binary fractions drifts, and an auditor adds it up again.
  const total = values.reduce((sum, value) => sum + Math.round(value * 100), 0) / 100
  const figures = [
    ['Soma', total],
    ['Média', total / values.length],
    ['Mínimo', Math.min(...values)],
    ['Máximo', Math.max(...values)],
  ] as const
  // The ends of the range give way first: selecting must not wrap the bar, and so move the table.
  return figures.map(([label, value], index) => (
    <span
      key={label}
      className={`hidden whitespace-nowrap text-ink-2 tabular-nums ${index < 2 ? 'lg:inline' : 'min-[1600px]:inline'}`}
    >
      {label} <span className="text-ink">{formatMoney(value)}</span>
    </span>
  ))
}
