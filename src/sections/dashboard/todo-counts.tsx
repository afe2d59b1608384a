/** 'A fazer' on the dashboard: how many records wait, each number with the link to its list and its key. */
import { useQueries } from '@tanstack/react-query'
import { queryOptions } from '#api/cache/query.ts'
import type { AnyCommand } from '#commands/define.ts'
import { useGetDisplayKey } from '#commands/keys/use-display-key.ts'
import { listLocation } from '#commands/resource.ts'
import { useRegistry } from '#commands/runtime.ts'
import { PathLink } from '#ui/components/path-link.tsx'
import { getShortcutProps, KeyChips } from '#ui/icons/key-chips.tsx'
import { dashboard } from './resource.ts'
import { type CountText, isNothingToDo, NO_COUNTS_TEXT, toCountText } from './todo-text.ts'

const GRID_CLASS =
  'grid gap-px overflow-hidden rounded-lg border border-line bg-line grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))]'

/**
 * Shows the counts. Nothing is asked before the commands load, after the first paint. A failed count is not retried.
 */
export function TodoCounts() {
  const registry = useRegistry()
  const commands = (registry?.commands ?? []).filter(({ dashboardCount }) => dashboardCount !== undefined)
  const queries = useQueries({
    queries: commands.map(({ dashboardCount }) => ({
      ...queryOptions<object, unknown>(dashboardCount!.endpoint, dashboardCount!.input, { isBackground: true }),
      retry: false,
    })),
  })
  const counts = queries.map(toCountText)
  const isRead = counts.length > 0
  return (
    <section aria-labelledby="a-fazer" data-region="a-fazer" className="min-h-24">
      <h2 id="a-fazer" className="mb-2 text-sm font-medium text-ink-2">
        A fazer
      </h2>
      {registry && (!isRead || isNothingToDo(counts)) ? (
        <p className="border-t border-line py-2 text-sm text-ink-3">{isRead ? 'Nada a fazer' : NO_COUNTS_TEXT}</p>
      ) : (
        <ul className={isRead ? GRID_CLASS : ''}>
          {commands.map((command, index) => (
            <li key={command.id} className="min-w-0 bg-surface">
              <TodoCount command={command} {...counts[index]!} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function TodoCount({ command, count, text, reason }: { command: AnyCommand } & CountText) {
  const keys = useGetDisplayKey()(command)
  const reasonId = `${command.id}.porque`
  return (
    <PathLink
      to={command.to?.({}) ?? listLocation(dashboard)}
      {...getShortcutProps(keys)}
      {...(reason !== null && { title: reason, 'aria-describedby': reasonId })}
      className="block h-full px-3.5 py-2.5 hover:bg-hover focus-visible:-outline-offset-2"
    >
      <span className="flex items-center gap-2">
        <span aria-busy={text === '…'} className={`text-lg font-semibold tabular-nums ${count ? '' : 'text-ink-3'}`}>
          {text}
        </span>
        {keys && (
          <span aria-hidden="true" className="ml-auto hidden sm:inline">
            <KeyChips keys={keys} />
          </span>
        )}
      </span>
      <span className="block text-xs/[1.125rem] text-ink-2 first-letter:uppercase">{command.label}</span>
      {reason !== null && (
        <span id={reasonId} className="sr-only">
          {reason}
        </span>
      )}
    </PathLink>
  )
}
