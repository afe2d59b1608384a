// @vitest-environment jsdom
/** The way back to where one was is offered until one is there. */
import { beforeEach, expect, it, vi } from 'vitest'
import { hasReturnPath, keepReturnPath } from '#api/session/session-leave.ts'
import { setRoute } from '#commands/screen.ts'
import { owner } from '#lib/kept/owner.ts'
import { currentNotices } from '#ui/notices/toast-store.ts'
import { showSessionNotices } from './session-notices.ts'

vi.mock('#ui/notices/notify-host.tsx', () => ({}))
const offered = () => currentNotices().map(({ options }) => options.action?.label)
const goTo = (address: string) => {
  history.pushState(null, '', address)
  setRoute(location.pathname, null)
}

beforeEach(() => {
  owner.set('7')
  goTo('/produtos?nome=fone')
  keepReturnPath()
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
