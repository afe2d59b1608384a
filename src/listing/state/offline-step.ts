/** A step to another view without a connection: it is made only where its rows are there, so that those on the screen stay. */
import { queryClient } from '#api/cache/query.ts'
import type { ListState } from '#commands/screen.ts'
import { getNotRequestedReason } from '#listing/url-state/first-page.ts'
import { getFirstRequest } from '#listing/url-state/continuous-rows.ts'
import { createListPageQuery } from '#listing/url-state/page-query.ts'
import type { AnyList } from '#listing/define.ts'
import { notify } from '#ui/notices/notify.tsx'

/** Returns false where the browser has no connection and nothing was read of this view before. */
export const isCached = (definition: AnyList, next: ListState): boolean =>
  navigator.onLine ||
  getNotRequestedReason(definition, next) !== null ||
  queryClient.getQueryData(createListPageQuery(definition, getFirstRequest(next)).queryKey) !== undefined

/** Asks all the same, since the browser's word is a hint only (case K4): steps where rows come, else says why not. */
export async function fetchBeforeStep(definition: AnyList, next: ListState, step: () => void): Promise<void> {
  const isRead = await queryClient.fetchQuery(createListPageQuery(definition, getFirstRequest(next))).then(
    () => true,
    () => false,
  )
  if (isRead) step()
  else notify('warning', `Sem conexão: a página ${next.page + 1} não foi lida. A lista fica como está`)
}
