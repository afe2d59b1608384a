// @vitest-environment jsdom
/** The way back to where one was is offered until one is there. */
import { beforeEach, expect, it, vi } from 'vitest'
import { hasReturnPath, saveReturnPath } from '#api/session/session-exit.ts'
import { setRoute } from '#commands/screen.ts'
import { ownerStore } from '#lib/storage/owner.ts'
import { getNotices } from '#ui/notices/notice-store.ts'
import { showSessionNotices } from './session-notices.ts'

vi.mock('#ui/notices/notice-host.tsx', () => ({}))
const offered = () => getNotices().map(({ options }) => options.action?.label)
const goTo = (address: string) => {
  history.pushState(null, '', address)
  setRoute(location.pathname, null)
}

beforeEach(() => {
  ownerStore.set('7')
  goTo('/produtos?nome=fone')
  saveReturnPath()
  goTo('/')
})

it('goes once one has come there by another way', () => {
  showSessionNotices()
  expect(offered()).toEqual(['Voltar para onde parei'])
  goTo('/lojas')
  expect(offered()).toEqual(['Voltar para onde parei'])
  goTo('/produtos?nome=fone')
  expect([offered(), hasReturnPath()]).toEqual([[], false])
})
