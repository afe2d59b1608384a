/** A step to another view without a connection: it is made only where its rows are there, so that those on the screen stay. */
import { queryClient } from '#api/cache/query.ts'
import type { ListState } from '#commands/screen.ts'
import { whyNotAsked } from '#listing/address/first-page.ts'
import { firstAsked } from '#listing/address/long-rows.ts'
import { listPageQuery } from '#listing/address/page-query.ts'
import type { AnyList } from '#listing/define.ts'
import { notify } from '#ui/notices/notify.tsx'

/** Returns false where the browser has no connection and nothing was read of this view before. */
export const isAtHand = (definition: AnyList, next: ListState): boolean =>
  navigator.onLine ||
  whyNotAsked(definition, next) !== null ||
  queryClient.getQueryData(listPageQuery(definition, firstAsked(next)).queryKey) !== undefined

/** Asks all the same, since the browser's word is a hint only (case K4): steps where rows come, else says why not. */
export async function readForStep(definition: AnyList, next: ListState, step: () => void): Promise<void> {
  const isRead = await queryClient.fetchQuery(listPageQuery(definition, firstAsked(next))).then(
    () => true,
    () => false,
  )
  if (isRead) step()
  else notify('warning', `Sem conexão: a página ${next.page + 1} não foi lida. A lista fica como está`)
}
