/** The whole list screen, from one definition: header with buttons, filters, table and footer bar. */
import { useGetDisplayKeyById } from '#commands/keys/use-display-key.ts'
import { Button } from '#ui/components/button.tsx'
import { loadable } from '#ui/lazy/loadable.tsx'
import { SilentErrorBoundary } from '#ui/components/silent-error-boundary.tsx'
import { startupIdle } from '#lib/startup/startup-idle.ts'
import { DialogErrorBoundary } from '#ui/components/dialog-error-boundary.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { memo, useEffect, useRef } from 'react'
import { CommandButton } from '#listing/command-button.tsx'
import type { AnyList } from '#listing/define.ts'
import { NO_EFFECTIVE_FILTER_REASON } from '#listing/limit-list.ts'
import { runWithTableFocus } from '#listing/run-with-table-focus.ts'
import type { ListModel } from '#listing/model.ts'
import { isViewFrozen } from '#listing/state/use-frozen-view.ts'
import { useList } from '#listing/state/use-list.ts'
import { DataTable } from '#listing/table/data-table.tsx'
import { exportCsvCommand, reloadCommand } from '#listing/table-command-base.ts'
import { useScanPlacement } from '#listing/scan/use-scan.ts'
import { FilterPanel } from './filter-panel.tsx'
import { ListBar } from './list-bar.tsx'
import { ListHeading } from './list-heading.tsx'
import { Pager } from './pager.tsx'
import '#listing/table/list.css'
import './list-screen.css'

const ScanPanel = loadable(() => import('#listing/scan/panel/scan-panel.tsx').then((module) => module.ScanPanel))
const ScanScreen = loadable(() => import('#listing/scan/scan-screen.tsx').then((module) => module.ScanScreen))
const PreviewPanel = loadable(() => import('#listing/preview/preview-panel.tsx').then((module) => module.PreviewPanel))
const CompareDialog = loadable(() =>
  import('#listing/compare/compare-dialog.tsx').then((module) => module.CompareDialog),
)
const QuickFilter = loadable(() =>
  import('#listing/quick-filter/quick-filter.tsx').then((module) => module.QuickFilter),
)
const LazyGettingStartedCard = loadable(async () => {
  await startupIdle
  return (await import('./getting-started-card.tsx')).GettingStartedCard
})
const ColumnMenu = loadable(() => import('#listing/columns/column-menu.tsx').then((module) => module.ColumnMenu))

/** Draws a list. Nothing here depends on one particular list. */
export function ListScreen({ definition }: { definition: AnyList }) {
  const list = useList(definition)
  const Above = definition.AboveTable
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
  const { filters, unavailableFilters } = list.definition
  const latestListRef = useRef(list)
  useEffect(() => {
    latestListRef.current = list
  })
  return (
    <>
      {list.openPanel === 'filter' && <QuickFilter list={list} />}
      {filters && filters.length > 0 ? (
        <FilterPanel list={list} latestListRef={latestListRef} fields={filters} />
      ) : (
        unavailableFilters &&
        unavailableFilters.length > 0 && (
          <p className="px-(--gutter) pb-1 text-xs text-ink-2">{NO_EFFECTIVE_FILTER_REASON}</p>
        )
      )}
    </>
  )
}, isViewFrozen)

const ListHead = memo(function ListHead({ definition }: { definition: AnyList }) {
  return (
    <PageHeader
      title={definition.title}
      actions={
        <>
          <CommandButton command={reloadCommand} />
          {definition.csvFileName && <CommandButton command={exportCsvCommand} />}
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

/** Notice, table and footer bar, for a screen with a header of its own. */
export const ListBody = memo(function ListBody({ list }: { list: ListModel }) {
  const { definition } = list
  const scanPlacement = useScanPlacement(list)
  const keys = useGetDisplayKeyById()('tabela.recarregar', 'r')
  if (scanPlacement === 'view') return <ScanScreen list={list} />
  return (
    <>
      {list.hasFailed && (
        <p className="list-notice">
          <span>Não foi possível carregar.</span>
          <Button size="small" keys={keys} onClick={runWithTableFocus(list, () => list.reload())}>
            Tentar novamente
          </Button>
        </p>
      )}
      {list.notice !== null && <p className="list-notice">{list.notice}</p>}
      <DialogErrorBoundary subject="O menu das colunas" onClose={list.closeMenu}>
        {list.openMenu === 'columns' && <ColumnMenu list={list} />}
      </DialogErrorBoundary>
      <div className="list-middle">
        <DataTable list={list} />
        <DialogErrorBoundary subject="A prévia" onClose={() => list.setPreviewOpen(false)}>
          {list.isPreviewOpen && <PreviewPanel list={list} />}
        </DialogErrorBoundary>
        {scanPlacement === 'panel' && <ScanPanel list={list} />}
      </div>
      <DialogErrorBoundary subject="A comparação" onClose={() => list.setOpenPanel(null)}>
        {list.openPanel !== null && typeof list.openPanel === 'object' && (
          <CompareDialog list={list} ids={list.openPanel.compare} />
        )}
      </DialogErrorBoundary>
      {definition.fixedInput === undefined && (
        <SilentErrorBoundary resetKey={definition.path}>
          <LazyGettingStartedCard list={list} />
        </SilentErrorBoundary>
      )}
      <Pager list={list} />
    </>
  )
}, isViewFrozen)
