/** The whole list screen: head with its buttons, filters, table and footer bar, from one definition. */
import { useKeyOfId } from '#commands/keys/use-keys.ts'
import { Button } from '#ui/parts/button.tsx'
import { loadable } from '#ui/late/loadable.tsx'
import { PartBoundary } from '#ui/parts/part-boundary.tsx'
import { atRest } from '#lib/start/at-rest.ts'
import { WindowBoundary } from '#ui/parts/window-boundary.tsx'
import { PageHeader } from '#ui/parts/page-header.tsx'
import { memo, useEffect, useRef } from 'react'
import { CommandButton } from '#listing/command-button.tsx'
import type { AnyList } from '#listing/define.ts'
import { inTable } from '#listing/in-table.ts'
import type { ListModel } from '#listing/model.ts'
import { isDrawingHeld } from '#listing/state/held-drawing.ts'
import { useList } from '#listing/state/use-list.ts'
import { DataTable } from '#listing/table/data-table.tsx'
import { tabelaCsv, tabelaRecarregar } from '#listing/toolbar-commands.ts'
import { useReadingPlace } from '#listing/whole/use-whole-reading.ts'
import { FilterPanel } from './filter-panel.tsx'
import { ListBar } from './list-bar.tsx'
import { ListHeading } from './list-heading.tsx'
import { Pager } from './pager.tsx'
import '#listing/table/list.css'
import './list-screen.css'

const ReadingPanel = loadable(() =>
  import('#listing/whole/panel/reading-panel.tsx').then((module) => module.ReadingPanel),
)
const WholeScreen = loadable(() => import('#listing/whole/whole-screen.tsx').then((module) => module.WholeScreen))
const PreviewPanel = loadable(() => import('#listing/look/preview-panel.tsx').then((module) => module.PreviewPanel))
const CompareWindow = loadable(() => import('#listing/look/compare-window.tsx').then((module) => module.CompareWindow))
const FilterLine = loadable(() => import('#listing/typed/filter-line.tsx').then((module) => module.FilterLine))
const FirstHourCard = loadable(async () => {
  await atRest
  return (await import('./first-hour-card.tsx')).FirstHourCard
})
const ColumnMenu = loadable(() => import('#listing/columns/column-menu.tsx').then((module) => module.ColumnMenu))

/** Draws a list; nothing in it is known to one list alone. */
export function ListScreen({ definition }: { definition: AnyList }) {
  const list = useList(definition)
  const Above = definition.above
  return (
    <div className="list-screen">
      <ListHead definition={definition} />
      {Above && <Above />}
      <ListFilters list={list} />
      <ListHeading list={list} />
      <ListBar list={list} />
      <ListBody list={list} />
    </div>
  )
}

const ListFilters = memo(function ListFilters({ list }: { list: ListModel }) {
  const { filters } = list.definition
  const latest = useRef(list)
  useEffect(() => {
    latest.current = list
  })
  return (
    <>
      {list.panel === 'filter' && <FilterLine list={list} />}
      {filters && <FilterPanel list={list} latest={latest} fields={filters} />}
    </>
  )
}, isDrawingHeld)

const ListHead = memo(function ListHead({ definition }: { definition: AnyList }) {
  return (
    <PageHeader
      title={definition.title}
      actions={
        <>
          <CommandButton command={tabelaRecarregar} />
          {definition.csv && <CommandButton command={tabelaCsv} />}
          {definition.toolbar?.map((command) => (
            <CommandButton
              key={command.id}
              command={command}
              variant={command.group === 'Cadastrar' ? 'primary' : 'secondary'}
            />
          ))}
        </>
      }
    />
  )
})

/** Notice, table and footer bar: what a screen with a head of its own needs. */
export const ListBody = memo(function ListBody({ list }: { list: ListModel }) {
  const { definition } = list
  const reading = useReadingPlace(list)
  const keys = useKeyOfId()('tabela.recarregar', 'r')
  if (reading === 'view') return <WholeScreen list={list} />
  return (
    <>
      {list.failed && (
        <p className="list-notice">
          <span>Não foi possível carregar.</span>
          <Button size="small" keys={keys} onClick={inTable(list, () => list.reload())}>
            Tentar novamente
          </Button>
        </p>
      )}
      {list.notice !== null && <p className="list-notice">{list.notice}</p>}
      <WindowBoundary name="O menu das colunas" onClose={list.closeMenu}>
        {list.menu === 'columns' && <ColumnMenu list={list} />}
      </WindowBoundary>
      <div className="list-middle">
        <DataTable list={list} />
        <WindowBoundary name="A prévia" onClose={() => list.setPreviewed(false)}>
          {list.isPreviewed && <PreviewPanel list={list} />}
        </WindowBoundary>
        {reading === 'panel' && <ReadingPanel list={list} />}
      </div>
      <WindowBoundary name="A comparação" onClose={() => list.setPanel(null)}>
        {list.panel !== null && typeof list.panel === 'object' && (
          <CompareWindow list={list} ids={list.panel.compare} />
        )}
      </WindowBoundary>
      {definition.fixed === undefined && (
        <PartBoundary again={definition.path}>
          <FirstHourCard list={list} />
        </PartBoundary>
      )}
      <Pager list={list} />
    </>
  )
}, isDrawingHeld)
