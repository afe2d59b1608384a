/** The one request behind a view of a list, and what is shown of its answer. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { isOfflineError } from '#api/errors.ts'
import { keepsAnswer, useOnline } from '#api/cache/offline.ts'
import { queryClient, takenOver } from '#api/cache/query.ts'
import type { ListState } from '#commands/screen.ts'
import { whyNotAsked } from '#listing/address/first-page.ts'
import { firstAsked } from '#listing/address/long-rows.ts'
import { listPageQuery } from '#listing/address/page-query.ts'
import type { AnyList } from '#listing/define.ts'
import { openedAt } from '#listing/place/list-places.ts'
import { notify } from '#ui/notices/notify.tsx'
import { freshFor } from './ahead.ts'
import { shownPage } from './shown-page.ts'

/** Asks for the page of this state. Its rows are empty while the request is under way (spec 1 §4). */
export function useListPage(definition: AnyList, state: ListState) {
  const idle = whyNotAsked(definition, state)
  const enabled = idle === null
  const asked = firstAsked(state)
  const options = listPageQuery(definition, asked)
  const { data, error, isFetching, isError, isPending, isPlaceholderData, refetch } = useQuery({
    ...options,
    ...takenOver(options.queryKey, openedAt(definition.path)),
    enabled,
    placeholderData: keepPreviousData,
    staleTime: freshFor,
  })
  const keeps = keepsAnswer({ data, error, isFetching }, useOnline())
  const shown = shownPage({ data, isFetching, isError, isPending, isPlaceholderData, keeps }, enabled, state.size)
  // While a page is read its place is kept by the rows before it, out of sight.
  const drawn = (enabled && !shown.failed && data) || null
  return {
    ...shown,
    idle,
    enabled,
    drawn,
    /** The page that is asked for: of one long table its block. */
    askedPage: asked.page,
    firstRow: drawn?.firstRow ?? asked.page * asked.size,
    reload() {
      if (!enabled) return
      void refetch().then((read) => {
        if (isOfflineError(read.error) && !read.isPlaceholderData && read.data)
          notify('warning', 'Sem conexão: a lista fica como foi lida por último')
      })
    },
    giveUp() {
      if (!shown.loading) return false
      void queryClient.cancelQueries({ queryKey: options.queryKey, exact: true })
      return true
    },
  }
}

/** What the request of a list has come to. */
export type ListPageModel = ReturnType<typeof useListPage>
