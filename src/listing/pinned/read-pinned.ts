/** Reads the rows on top that are not on the page. */
import { goTo } from '#commands/runtime.ts'
import type { Row } from '#commands/noun.ts'
import { currentScreen } from '#commands/screen.ts'
import { listPlace } from '#listing/address/url-state.ts'
import type { AnyList } from '#listing/define.ts'
import { readRows } from '#listing/record/record-row.ts'
import { walkedRow } from '#listing/record/walked-row.ts'
import { sourceOf } from '#listing/source.ts'
import { rememberedRow, rememberRows, wasRemovedHere } from './remembered-rows.ts'

/**
 * Reads these records anew; those that no call reads and nobody has seen are looked for in the list, once its page is
 * there: they may stand on it. What the platform has no more is taken from the top, without a step to go back over, and
 * told where others removed it; what cannot be read stays as it was known, and where it was never seen that is told.
 */
export async function readPinned(definition: AnyList, ids: readonly number[]): Promise<void> {
  const byId = await readRows(definition, ids)
  const isWaiting = shownList(definition)?.model().loading ?? true
  const find = (id: number, row: Row | null | undefined) =>
    isWaiting || row !== undefined || rememberedRow(definition, id)
      ? row
      : walkedRow(definition, id).catch(() => undefined)
  const read = await Promise.all(ids.map((id, at) => find(id, byId[at])))
  rememberRows(
    definition,
    read.flatMap((row) => row ?? []),
  )
  const gone = ids.filter((_, at) => read[at] === null)
  // While the page is awaited nothing is missed yet: with its rows this comes again.
  const unknown = isWaiting ? [] : ids.filter((id, at) => read[at] === undefined && !rememberedRow(definition, id))
  // As it stands now: while they were read one may have gone on.
  const shown = shownList(definition)
  if (!shown || gone.length + unknown.length === 0) return
  const { list } = currentScreen()
  const { state } = shown.model()
  if (gone.length > 0) {
    // The operator's own act tells its end by itself.
    const byOthers = gone.filter((id) => !wasRemovedHere(definition.noun, id))
    if (byOthers.length > 0) list?.say(byOthers.map((id) => `#${id} não existe mais e saiu do topo.`).join(' '))
    goTo(listPlace(definition, { ...state, pins: state.pins.filter((id) => !gone.includes(id)) }), { replace: true })
  } else list?.say(`Não se pôde ler o que estava fixado: ${unknown.map((id) => `#${id}`).join(', ')}.`)
}

/** The list on the screen, where it is this one. */
function shownList(definition: AnyList) {
  const { list } = currentScreen()
  const shown = list && sourceOf(list)
  return shown?.definition === definition ? shown : null
}
