// @vitest-environment jsdom
/** Tests that the return to the saved location is offered until the operator is there. */
import { beforeEach, expect, it, vi } from 'vitest'
import { hasReturnPath, saveReturnPath } from '#api/session/session-exit.ts'
import { setRoute } from '#commands/screen.ts'
import { ownerStore } from '#lib/storage/owner.ts'
import { getNotices } from '#ui/notices/notice-store.ts'
import { showSessionNotices } from './session-notices.ts'

vi.mock('#ui/notices/notice-host.tsx', () => ({}))
const getOfferedLabels = () => getNotices().map(({ options }) => options.action?.label)
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

it('disappears when the operator returns in another way', () => {
  showSessionNotices()
  expect(getOfferedLabels()).toEqual(['Voltar para onde parei'])
  goTo('/lojas')
  expect(getOfferedLabels()).toEqual(['Voltar para onde parei'])
  goTo('/produtos?nome=fone')
  expect([getOfferedLabels(), hasReturnPath()]).toEqual([[], false])
})
