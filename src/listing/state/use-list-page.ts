/** The request behind a view of a list, and what the list shows of its response. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { isOfflineError } from '#api/errors.ts'
import { isShowingCachedResponse, useIsOnline } from '#api/cache/offline.ts'
import { queryClient, getReuseOptions } from '#api/cache/query.ts'
import type { ListState } from '#commands/screen.ts'
import { getNotRequestedReason } from '#listing/url-state/list-request.ts'
import { getFirstRequest } from '#listing/url-state/continuous-rows.ts'
import { createListPageQuery } from '#listing/url-state/page-query.ts'
import type { AnyList } from '#listing/define.ts'
import { getListOpenedAt } from '#listing/position/saved-positions.ts'
import { notify } from '#ui/notices/notify.tsx'
import { getFreshMs } from './prefetch.ts'
import { createPageState } from './page-state.ts'

/** Requests the page of this state. Its rows are empty while the request runs (spec 1 §4). */
export function useListPage(definition: AnyList, state: ListState) {
  const idleReason = getNotRequestedReason(definition, state)
  const enabled = idleReason === null
  const request = getFirstRequest(state)
  const options = createListPageQuery(definition, request)
  const { data, error, isFetching, isError, isPending, isPlaceholderData, refetch } = useQuery({
    ...options,
    ...getReuseOptions(options.queryKey, getListOpenedAt(definition.path)),
    enabled,
    placeholderData: keepPreviousData,
    staleTime: getFreshMs,
  })
  const showsCached = isShowingCachedResponse({ data, error, isFetching }, useIsOnline())
  const pageState = createPageState(
    { data, isFetching, isError, isPending, isPlaceholderData, showsCached },
    enabled,
    state.size,
  )
  // While a page loads, the rows before it keep its space, out of sight.
  const shownPage = (enabled && !pageState.hasFailed && data) || null
  return {
    ...pageState,
    idleReason,
    enabled,
    shownPage,
    /** The requested page; in continuous mode the block. */
    requestedPage: request.page,
    firstRowIndex: shownPage?.firstRowIndex ?? request.page * request.size,
    reload() {
      if (!enabled) return
      void refetch().then((result) => {
        if (isOfflineError(result.error) && !result.isPlaceholderData && result.data)
          notify('warning', 'Sem conexão: a lista fica como foi lida por último')
      })
    },
    cancelLoading() {
      if (!pageState.isLoading) return false
      void queryClient.cancelQueries({ queryKey: options.queryKey, exact: true })
      return true
    },
  }
}

/** The state of a list's request. */
export type ListPageModel = ReturnType<typeof useListPage>
