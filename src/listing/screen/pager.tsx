/**
 * The footer bar: selection and sums at the left, 'Página X de Y (N registros)' and paging at the right (spec 1 §2.12).
 */
import { memo, type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import { useKeyOfId } from '#commands/keys/use-keys.ts'
import { atRest } from '#lib/start/at-rest.ts'
import { formatInteger } from '#lib/written/money.ts'
import { Button } from '#ui/parts/button.tsx'
import { Select } from '#ui/parts/field.tsx'
import { ariaKeys, Keys } from '#ui/signs/kbd.tsx'
import { loadable } from '#ui/late/loadable.tsx'
import { placeText } from '#listing/cell/records-text.ts'
import { type AnyList, hasAmounts, sizesOf } from '#listing/define.ts'
import { followed, unanswered } from '#listing/follow/followed.ts'
import type { ListModel, ListTotals } from '#listing/model.ts'
import { whyUnasked } from '#listing/toolbar-commands.ts'
import { SelectionBar } from './selection-bar.tsx'

const FooterSums = loadable(async () => {
  await atRest
  return (await import('./footer-sums.tsx')).FooterSums
})

/** Pages are 1-based as shown. Anterior and Próxima do nothing at the ends, and keep the focus that led there. */
export function Pager({ list }: { list: ListModel }) {
  const { state, totals, definition, selection, pageSeen } = list
  const pages = Math.max(1, totals?.totalPages ?? 0)
  const isFollowed = useSyncExternalStore(followed.subscribe, followed.get) === definition.path
  const isUnanswered = useSyncExternalStore(unanswered.subscribe, unanswered.get)
  const latest = useRef(list)
  useEffect(() => {
    latest.current = list
  })
  return (
    <div className="list-footer" role="group" aria-label="Paginação" data-region="paginacao">
      <div className="list-footer-left">
        <SelectionBar list={list} />
      </div>
      {hasAmounts(definition) && (
        <div className="list-sums">
          <FooterSums list={list} />
        </div>
      )}
      <span className="list-where flex items-center gap-x-3 whitespace-nowrap text-sm text-ink-2 tabular-nums">
        {isFollowed && <span className="max-lg:hidden">{`Acompanhando${isUnanswered ? ', sem resposta' : ''}`}</span>}
        {totals ? <Where list={list} totals={totals} pages={pages} /> : <span>Carregando...</span>}
      </span>
      {/* What can be done with a selection, or with rows on top, needs the room. */}
      {((selection.size === 0 && state.pins.length === 0) || state.continuous) && (
        <Continuous isOn={state.continuous} latest={latest} />
      )}
      <Paging
        definition={definition}
        size={state.size}
        isFirst={pageSeen <= 0}
        isLast={pageSeen + 1 >= pages}
        whyUnknown={totals?.isUnknown ? whyUnasked(list.failed) : null}
        latest={latest}
      />
    </div>
  )
}

/** The list as it is when something is pressed: what is pressed is drawn again only where it looks different. */
interface LatestList {
  latest: RefObject<ListModel>
}

const Continuous = memo(function Continuous({ isOn, latest }: LatestList & { isOn: boolean }) {
  const keys = useKeyOfId()('tabela.continuo', 'a m')
  return (
    <Button
      variant="ghost"
      keys={keys}
      className="aria-pressed:bg-selected aria-pressed:text-accent-ink max-[75rem]:hidden"
      aria-pressed={isOn}
      onClick={() => void import('#listing/long/toggle.ts').then((module) => module.toggleContinuous(latest.current))}
    >
      Contínuo
    </Button>
  )
})

interface PagingProps extends LatestList {
  definition: AnyList
  size: number
  isFirst: boolean
  isLast: boolean
  /** Why nobody knows how many pages there are. */
  whyUnknown: string | null
}

const Paging = memo(function Paging({ definition, size, isFirst, isLast, whyUnknown, latest }: PagingProps) {
  const keyOf = useKeyOfId()
  const before = keyOf('tabela.anterior', '[')
  const meanNext = () => latest.current.meanPage(1)
  return (
    <>
      <Select
        className="list-size"
        label="Linhas por página"
        hideLabel
        placeholder={null}
        options={sizesOf(definition).map((rows) => ({ value: String(rows), label: `${rows} por página` }))}
        value={String(size)}
        onChange={(event) => latest.current.show({ size: Number(event.target.value) })}
      />
      <span className="list-paging">
        <Button
          off={isFirst && 'Primeira página'}
          aria-keyshortcuts={ariaKeys(before)}
          onClick={() => latest.current.turn(-1)}
        >
          {before && (
            <span aria-hidden="true" className="hidden sm:inline">
              <Keys keys={before} />
            </span>
          )}
          <span>Anterior</span>
        </Button>
        <Button
          off={whyUnknown ?? (isLast && 'Última página')}
          keys={keyOf('tabela.proxima', ']')}
          onPointerEnter={meanNext}
          onFocus={meanNext}
          onClick={() => latest.current.turn(1)}
        >
          Próxima
        </Button>
      </span>
    </>
  )
})

function Where({ list, totals, pages }: { list: ListModel; totals: ListTotals; pages: number }) {
  const page = list.pageSeen
  // A list that failed, or that nothing was asked of, is empty, and yet nobody knows that there is nothing.
  const isUnknown = totals.isUnknown ?? false
  if (totals.isOpen)
    return (
      <>
        {list.definition.total && <span>Total: não informado</span>}
        <span className="flex-1">{placeText(page, pages, undefined)}</span>
      </>
    )
  if (isUnknown || !list.definition.total)
    return <span className="flex-1">{placeText(page, pages, isUnknown ? undefined : totals.totalElements)}</span>
  return (
    <>
      <span>{`Total: ${formatInteger(totals.totalElements)}`}</span>
      <span>{`Página ${formatInteger(page + 1)} de ${formatInteger(pages)}`}</span>
    </>
  )
}
