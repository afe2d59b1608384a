/** The line between the filters and the table: saved views, filters in force, tools. Only filters may need a second. */
import { memo } from 'react'
import type { ListModel } from '#listing/model.ts'
import { AppliedFilters } from './applied-filters.tsx'
import { ListTools } from './list-tools.tsx'
import { ViewTabs } from './view-tabs.tsx'
import './list-bar.css'

interface ListBarProps {
  list: ListModel
}

/** Renders again only if the url state or the preview has changed: a cursor step does not do that. */
export const ListBar = memo(function ListBar({ list }: ListBarProps) {
  return (
    <div className="list-bar" data-region="barra">
      <div className="list-bar-strip">
        <ViewTabs definition={list.definition} state={list.state} />
      </div>
      <AppliedFilters list={list} />
      <ListTools isPreviewed={list.isPreviewOpen} />
    </div>
  )
}, hasSameBar)

function hasSameBar({ list: before }: ListBarProps, { list: after }: ListBarProps): boolean {
  return (
    before.state === after.state &&
    before.definition === after.definition &&
    before.isPreviewOpen === after.isPreviewOpen
  )
}
