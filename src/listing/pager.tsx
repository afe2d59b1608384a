/** The footer bar: selection at the left, 'Página X de Y (N registros)' and paging at the right (spec 1 §2.12). */
import { formatInteger } from '#lib/money.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/field.tsx'
import { Keys } from '#ui/kbd.tsx'
import { sizesOf } from './define.ts'
import { SelectionBar } from './selection-bar.tsx'
import type { ListModel, ListTotals } from './model.ts'
import { placeText } from './records-text.ts'

/** Pages are 1-based as shown. Anterior and Próxima do nothing at the ends. */
export function Pager({ list }: { list: ListModel }) {
  const { state, totals, definition } = list
  const page = list.pageSeen
  const pages = Math.max(1, totals?.totalPages ?? 0)
  return (
    <div className="list-footer" role="group" aria-label="Paginação" data-region="paginacao">
      <div className="list-footer-left">
        <SelectionBar list={list} />
      </div>
      <span className="list-where flex items-center gap-x-3 whitespace-nowrap text-sm text-ink-2 tabular-nums">
        {totals ? <Where list={list} totals={totals} pages={pages} /> : 'Carregando...'}
      </span>
      {/* What can be done with a selection needs the room. */}
      {(list.selection.size === 0 || state.continuous) && (
        <Button
          variant="ghost"
          keys="a m"
          className="aria-pressed:bg-selected aria-pressed:text-accent-ink max-[1200px]:hidden"
          aria-pressed={state.continuous}
          onClick={() => void import('#listing/long/toggle.ts').then((module) => module.toggleContinuous(list))}
        >
          Contínuo
        </Button>
      )}
      <Select
        className="list-size"
        label="Linhas por página"
        hideLabel
        placeholder={null}
        options={sizesOf(definition).map((size) => ({ value: String(size), label: `${size} por página` }))}
        value={String(state.size)}
        onChange={(event) => list.show({ size: Number(event.target.value) })}
      />
      <span className="list-paging">
        <Button disabled={page <= 0} aria-keyshortcuts="[" onClick={() => list.turn(-1)}>
          <span aria-hidden="true" className="hidden sm:inline">
            <Keys keys="[" />
          </span>
          Anterior
        </Button>
        <Button
          disabled={page + 1 >= pages}
          keys="]"
          onPointerEnter={() => list.meanPage(1)}
          onFocus={() => list.meanPage(1)}
          onClick={() => list.turn(1)}
        >
          Próxima
        </Button>
      </span>
    </div>
  )
}

function Where({ list, totals, pages }: { list: ListModel; totals: ListTotals; pages: number }) {
  const page = list.pageSeen
  // A list that failed is empty, and yet nobody knows that there is nothing.
  if (list.failed || !list.definition.total)
    return placeText(page, pages, list.failed ? undefined : totals.totalElements)
  return (
    <>
      <span>Total: {formatInteger(totals.totalElements)}</span>
      <span>
        Página {formatInteger(page + 1)} de {formatInteger(pages)}
      </span>
    </>
  )
}
