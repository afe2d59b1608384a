/** The line between the filters and the table: saved views, filters in force, tools. Always one line high. */
import { memo } from 'react'
import type { ListModel } from '#listing/model.ts'
import { AppliedFilters } from './applied-filters.tsx'
import { ListTools } from './list-tools.tsx'
import { ViewTabs } from './view-tabs.tsx'
import './list-bar.css'

interface ListBarProps {
  list: ListModel
}

/** Drawn again only where the address, or the preview, has changed: no step of the cursor draws it. */
export const ListBar = memo(function ListBar({ list }: ListBarProps) {
  return (
    <div className="list-bar">
      <div className="list-bar-strip">
        <ViewTabs definition={list.definition} state={list.state} />
        <AppliedFilters list={list} />
      </div>
      <ListTools isPreviewed={list.isPreviewOpen} />
    </div>
  )
}, isSame)

function isSame({ list: before }: ListBarProps, { list: now }: ListBarProps): boolean {
  return (
    before.state === now.state && before.definition === now.definition && before.isPreviewOpen === now.isPreviewOpen
  )
}
