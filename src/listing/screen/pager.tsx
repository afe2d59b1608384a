/**
 * The footer bar: selection and sums at the left, 'Página X de Y (N registros)' and paging at the right (spec 1 §2.12).
 */
import { memo, type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import { useGetDisplayKeyById } from '#commands/keys/use-display-key.ts'
import { startupIdle } from '#lib/startup/startup-idle.ts'
import { formatInteger } from '#lib/format/money.ts'
import { Button } from '#ui/components/button.tsx'
import { Select } from '#ui/components/field.tsx'
import { toAriaKeyShortcuts, KeyChips } from '#ui/icons/key-chips.tsx'
import { loadable } from '#ui/lazy/loadable.tsx'
import { formatPagePosition } from '#listing/cell/record-count-text.ts'
import { type AnyList, findAmountColumn, getPageSizes } from '#listing/define.ts'
import { autoRefreshStores } from '#listing/auto-refresh/auto-refresh-store.ts'
import type { ListModel, ListTotals } from '#listing/model.ts'
import { getNotLoadedReason } from '#listing/table-command-base.ts'
import { SelectionBar } from './selection-bar.tsx'

const FooterSums = loadable(async () => {
  await startupIdle
  return (await import('./footer-sums.tsx')).FooterSums
})

/** Pages are 1-based as shown. Anterior and Próxima do nothing at the ends, and keep the focus. */
export function Pager({ list }: { list: ListModel }) {
  const { state, totals, definition, selection, cursorPage } = list
  const pages = Math.max(1, totals?.totalPages ?? 0)
  const { refreshedPathStore, isFailingStore } = autoRefreshStores
  const isAutoRefreshed = useSyncExternalStore(refreshedPathStore.subscribe, refreshedPathStore.get) === definition.path
  const isRefreshFailing = useSyncExternalStore(isFailingStore.subscribe, isFailingStore.get)
  const latestListRef = useRef(list)
  useEffect(() => {
    latestListRef.current = list
  })
  return (
    <div className="list-footer" role="group" aria-label="Paginação" data-region="paginacao">
      <div className="list-footer-left">
        <SelectionBar list={list} />
      </div>
      {findAmountColumn(definition) && (
        <div className="list-sums">
          <FooterSums list={list} />
        </div>
      )}
      <span className="list-where flex items-center gap-x-3 whitespace-nowrap text-sm text-ink-2 tabular-nums">
        {isAutoRefreshed && (
          <span className="max-lg:hidden">{`Acompanhando${isRefreshFailing ? ', sem resposta' : ''}`}</span>
        )}
        {totals ? <PagePosition list={list} totals={totals} pages={pages} /> : <span>Carregando...</span>}
      </span>
      {/* Hidden if the commands for a selection or for pinned rows need the room. */}
      {((selection.size === 0 && state.pinnedIds.length === 0) || state.continuous) && (
        <ContinuousRange isOn={state.continuous} latestListRef={latestListRef} />
      )}
      <PagingControls
        definition={definition}
        size={state.size}
        isFirst={cursorPage <= 0}
        isLast={cursorPage + 1 >= pages}
        whyUnknown={totals?.isUnknown ? getNotLoadedReason(list.hasFailed) : null}
        latestListRef={latestListRef}
      />
    </div>
  )
}

/** The list at the time of a press: the controls render again only if they look different. */
interface LatestList {
  latestListRef: RefObject<ListModel>
}

const ContinuousRange = memo(function Continuous({ isOn, latestListRef }: LatestList & { isOn: boolean }) {
  const keys = useGetDisplayKeyById()('tabela.continuo', 'a m')
  return (
    <Button
      variant="ghost"
      keys={keys}
      className="aria-pressed:bg-selected aria-pressed:text-accent-ink max-[75rem]:hidden"
      aria-pressed={isOn}
      onClick={() =>
        void import('#listing/continuous/toggle-continuous.ts').then((module) =>
          module.toggleContinuous(latestListRef.current),
        )
      }
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

const PagingControls = memo(function Paging({
  definition,
  size,
  isFirst,
  isLast,
  whyUnknown,
  latestListRef,
}: PagingProps) {
  const getKey = useGetDisplayKeyById()
  const previousKey = getKey('tabela.anterior', '[')
  const prefetchNext = () => latestListRef.current.prefetchPage(1)
  return (
    <>
      <Select
        className="list-size"
        label="Linhas por página"
        hideLabel
        placeholder={null}
        options={getPageSizes(definition).map((rows) => ({ value: String(rows), label: `${rows} por página` }))}
        value={String(size)}
        onChange={(event) => latestListRef.current.updateState({ size: Number(event.target.value) })}
      />
      <span className="list-paging">
        <Button
          disabledReason={isFirst && 'Primeira página'}
          aria-keyshortcuts={toAriaKeyShortcuts(previousKey)}
          onClick={() => latestListRef.current.turnPages(-1)}
        >
          {previousKey && (
            <span aria-hidden="true" className="hidden sm:inline">
              <KeyChips keys={previousKey} />
            </span>
          )}
          <span>Anterior</span>
        </Button>
        <Button
          disabledReason={whyUnknown ?? (isLast && 'Última página')}
          keys={getKey('tabela.proxima', ']')}
          onPointerEnter={prefetchNext}
          onFocus={prefetchNext}
          onClick={() => latestListRef.current.turnPages(1)}
        >
          Próxima
        </Button>
      </span>
    </>
  )
})

function PagePosition({ list, totals, pages }: { list: ListModel; totals: ListTotals; pages: number }) {
  const page = list.cursorPage
  // A failed or unrequested list is empty, but that does not mean that it has no records.
  const isUnknown = totals.isUnknown ?? false
  if (totals.isTotalUnknown)
    return (
      <>
        {list.definition.showsTotal && <span>Total: não informado</span>}
        <span className="flex-1">{formatPagePosition(page, pages, undefined)}</span>
      </>
    )
  if (isUnknown || !list.definition.showsTotal)
    return (
      <span className="flex-1">{formatPagePosition(page, pages, isUnknown ? undefined : totals.totalElements)}</span>
    )
  return (
    <>
      <span>{`Total: ${formatInteger(totals.totalElements)}`}</span>
      <span>{`Página ${formatInteger(page + 1)} de ${formatInteger(pages)}`}</span>
    </>
  )
}
