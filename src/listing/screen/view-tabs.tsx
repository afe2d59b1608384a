/**
 * The saved views of a list as tabs, with a tab for the list without a view first, and a button that saves the current
 * view.
 */
import { useEffect, useRef } from 'react'
import { executeById } from '#commands/execute-by-id.ts'
import type { ListState } from '#commands/screen.ts'
import { useLocalKeys } from '#ui/focus/local-keys.ts'
import { Button, IconButton } from '#ui/components/button.tsx'
import { PathLink } from '#ui/components/path-link.tsx'
import type { AnyList } from '#listing/define.ts'
import { getCurrentView, isUnfiltered, getViewsOfList, getUnfilteredLocation } from '#listing/views/current-view.ts'
import { useSavedViews, getViewLocation } from '#listing/views/saved-views.ts'

interface ViewTabsProps {
  definition: AnyList
  state: ListState
}

/** Tabs are links: ← and → move between them, Enter opens one, Ctrl+Enter opens it in another browser tab. */
export function ViewTabs({ definition, state }: ViewTabsProps) {
  const views = getViewsOfList(definition, useSavedViews())
  const current = getCurrentView(definition, state, views)
  const tabListRef = useRef<HTMLDivElement>(null)
  const tabs = [
    { name: 'Todos', to: getUnfilteredLocation(definition), isCurrent: !current && isUnfiltered(definition, state) },
    ...views.map((view) => ({ name: view.name, to: getViewLocation(view), isCurrent: view === current?.view })),
  ]
  const currentIndex = tabs.findIndex(({ isCurrent }) => isCurrent)

  function step(offset: 1 | -1) {
    const elements = [...(tabListRef.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])]
    const from = elements.indexOf(document.activeElement as HTMLElement)
    elements[(from + offset + elements.length) % elements.length]?.focus()
  }
  const keys = useLocalKeys<HTMLDivElement>({ ArrowRight: () => step(1), ArrowLeft: () => step(-1) })
  const currentName = current?.view.name
  useEffect(() => {
    if (currentName !== undefined)
      tabListRef.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [currentName])

  return (
    <>
      <div
        role="tablist"
        aria-label={`Visões de ${definition.title}`}
        className="view-tabs"
        ref={(element) => {
          tabListRef.current = element
          return keys(element)
        }}
      >
        {tabs.map(({ name, to, isCurrent }, index) => (
          <PathLink
            key={index === 0 ? '' : name}
            to={to}
            role="tab"
            aria-selected={isCurrent}
            // All tabs are one tab stop.
            tabIndex={index === Math.max(currentIndex, 0) ? 0 : -1}
            title={name}
            style={{ order: 2 * index }}
          >
            {name}
          </PathLink>
        ))}
      </div>
      {current?.isChanged && (
        <Button
          size="small"
          variant="link"
          // Beside its tab, but not part of the tab list.
          style={{ order: 2 * currentIndex + 1 }}
          title={`Salvar o que mudou na visão “${current.view.name}”`}
          onClick={() => void executeById('visao.atualizar', 'ponteiro')}
        >
          salvar
        </Button>
      )}
      <IconButton
        small
        icon="adicionar"
        label="Nova visão"
        className="view-new"
        onClick={() => void executeById('visao.salvar', 'ponteiro')}
      />
    </>
  )
}
