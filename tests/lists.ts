/**
 * Every list of the console by its path, and a list's handle as a command gets it from the screen; only the URL
 * changes.
 */
import type { ListHandle, ListState, Screen } from '#commands/screen.ts'
import { type AnyList, getPageSizes } from '#listing/define.ts'
import type { ListModel } from '#listing/model.ts'
import { attachSource } from '#listing/list-source.ts'
import { nextListState, parseListState, formatListState } from '#listing/url-state/list-state-url.ts'
import { parseQueryParams } from '#lib/urls/route-location.ts'

const isList = (value: unknown): value is AnyList => typeof value === 'object' && value !== null && 'columns' in value

/** By path, whatever the sections' files with a list export. */
export const listsByPath: ReadonlyMap<string, AnyList> = new Map(
  Object.values(import.meta.glob<Record<string, unknown>>('../src/sections/*/list.tsx', { eager: true }))
    .flatMap((module) => Object.values(module))
    .filter(isList)
    .map((definition) => [definition.path, definition]),
)

/** The columns of a list as its handle has them. */
const toListColumns = ({ columns }: AnyList) =>
  columns.map(({ field, label, isSortable }) => ({
    field,
    label,
    isSortable: isSortable !== false,
    isHidden: false,
  }))

/** Creates a screen with its list in the state of the URL; `address` returns the URL after commands ran. */
export function createScreenAt(path: string, query: string): { screen: Screen; address: () => string } {
  const definition = listsByPath.get(path)
  let state: ListState | null = definition ? parseListState(definition, parseQueryParams(query)) : null
  const list =
    definition && state
      ? attachSource(
          {
            resource: definition.resource,
            hasFilters: (definition.filters?.length ?? 0) > 0,
            title: definition.title,
            getColumns: () => toListColumns(definition),
            getRows: () => [],
            getCursorRow: () => null,
            getSelection: () => [],
            hasFailed: () => false,
            getState: () => state!,
            getDefaults: () => ({ size: definition.pageSize, sort: definition.sort, sizes: getPageSizes(definition) }),
            getTotals: () => ({ totalElements: 320, totalPages: 32 }),
            updateState: (patch) => void (state = nextListState(state!, patch)),
            clearFilters: () => void (state = nextListState(state!, { filters: {} })),
          } satisfies Partial<ListHandle> as Partial<ListHandle> as ListHandle,
          { definition, getModel: () => ({ cursor: null }) as ListModel },
        )
      : null
  return {
    screen: { path, resource: definition?.resource ?? null, list, form: null },
    address: () => path + (definition && state ? formatListState(definition, state) : ''),
  }
}
