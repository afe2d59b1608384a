/** The saved views of a list as tabs, the list without any first, and what saves the one on the screen. */
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

/** Tabs are links: ← → go from one to the next, Enter opens one, with Ctrl in another tab of the browser. */
export function ViewTabs({ definition, state }: ViewTabsProps) {
  const views = getViewsOfList(definition, useSavedViews())
  const current = getCurrentView(definition, state, views)
  const strip = useRef<HTMLDivElement>(null)
  const tabs = [
    { name: 'Todos', to: getUnfilteredLocation(definition), isCurrent: !current && isUnfiltered(definition, state) },
    ...views.map((view) => ({ name: view.name, to: getViewLocation(view), isCurrent: view === current?.view })),
  ]
  const at = tabs.findIndex(({ isCurrent }) => isCurrent)

  function step(by: 1 | -1) {
    const all = [...(strip.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])]
    const from = all.indexOf(document.activeElement as HTMLElement)
    all[(from + by + all.length) % all.length]?.focus()
  }
  const keys = useLocalKeys<HTMLDivElement>({ ArrowRight: () => step(1), ArrowLeft: () => step(-1) })
  const shown = current?.view.name
  useEffect(() => {
    if (shown !== undefined)
      strip.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [shown])

  return (
    <>
      <div
        role="tablist"
        aria-label={`Visões de ${definition.title}`}
        className="view-tabs"
        ref={(element) => {
          strip.current = element
          return keys(element)
        }}
      >
        {tabs.map(({ name, to, isCurrent }, index) => (
          <PathLink
            key={index === 0 ? '' : name}
            to={to}
            role="tab"
            aria-selected={isCurrent}
            // One stop of Tab for all of them.
            tabIndex={index === Math.max(at, 0) ? 0 : -1}
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
          // Beside its tab, though no part of the list of tabs.
          style={{ order: 2 * at + 1 }}
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
