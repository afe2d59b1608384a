/**
 * Steps to another view without a connection: a list makes the step only if its rows are available, so that the rows on
 * the screen stay.
 */
import { queryClient } from '#api/cache/query.ts'
import type { ListState } from '#commands/screen.ts'
import { getNotRequestedReason } from '#listing/url-state/list-request.ts'
import { getFirstRequest } from '#listing/url-state/continuous-rows.ts'
import { createListPageQuery } from '#listing/url-state/page-query.ts'
import type { AnyList } from '#listing/define.ts'
import { notify } from '#ui/notices/notify.tsx'

/** Returns false if the browser reports no connection and the cache has no page of this view. */
export const isCached = (definition: AnyList, next: ListState): boolean =>
  navigator.onLine ||
  getNotRequestedReason(definition, next) !== null ||
  queryClient.getQueryData(createListPageQuery(definition, getFirstRequest(next)).queryKey) !== undefined

/**
 * Requests the view anyway, because the browser's report is only a hint (case K4). Calls `step` if the rows arrive,
 * otherwise notifies the operator why not.
 */
export async function fetchBeforeStep(definition: AnyList, next: ListState, step: () => void): Promise<void> {
  const hasLoaded = await queryClient.fetchQuery(createListPageQuery(definition, getFirstRequest(next))).then(
    () => true,
    () => false,
  )
  if (hasLoaded) step()
  else notify('warning', `Sem conexão: a página ${next.page + 1} não foi lida. A lista fica como está`)
}
