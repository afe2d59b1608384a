import { beforeEach, expect, it, vi } from 'vitest'
import { currentUser, ensureProfile, isSignedIn } from '#api/session/session.ts'
import { leave } from '#api/session/session-leave.ts'
import { checkEarly, guard } from './guard.ts'
import { routesOf } from './route-at.ts'
import { sections } from './sections.ts'
import { VISITOR_PATHS } from './visitor-paths.ts'

vi.mock('#api/session/session.ts', () => ({ currentUser: vi.fn(), ensureProfile: vi.fn(), isSignedIn: vi.fn() }))
vi.mock('#api/session/session-leave.ts', () => ({ leave: vi.fn() }))

const go = (pathname: string, preload = false) => guard({ location: { pathname }, preload })

beforeEach(() => {
  vi.resetAllMocks()
  vi.mocked(isSignedIn).mockReturnValue(true)
  vi.mocked(ensureProfile).mockResolvedValue(undefined)
})

it('leaves for /login without a valid token, and lets nothing be drawn', async () => {
  vi.mocked(isSignedIn).mockReturnValue(false)
  const settled = vi.fn()
  void go('/produtos').then(settled, settled)
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(leave).toHaveBeenCalledExactlyOnceWith('expired')
  expect(settled).not.toHaveBeenCalled()
  expect(ensureProfile).not.toHaveBeenCalled()
})

it.each(routesOf(sections).map(({ path }) => path.replace('$id', '3')))(
  '%s opens for nobody without a valid token, and is no page for visitors',
  async (path) => {
    vi.mocked(isSignedIn).mockReturnValue(false)
    const settled = vi.fn()
    void go(path).then(settled, settled)
    await new Promise((resolve) => setTimeout(resolve))
    expect(leave).toHaveBeenCalledExactlyOnceWith('expired')
    expect(settled).not.toHaveBeenCalled()
    expect(VISITOR_PATHS).not.toContain(path)
  },
)

it('waits for the first profile', async () => {
  vi.mocked(currentUser).mockReturnValue(null)
  vi.mocked(ensureProfile).mockReturnValue(new Promise(() => {}))
  const settled = vi.fn()
  void go('/').then(settled)
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(settled).not.toHaveBeenCalled()
})

it('asks once per change of path, beside the screen, and not for a change of its query', async () => {
  vi.mocked(currentUser).mockReturnValue({ id: 1, dscNome: null, dscEmail: null, dscFoto: null })
  vi.mocked(ensureProfile).mockReturnValue(new Promise(() => {}))
  await go('/pedidos')
  await go('/pedidos')
  await go('/lojas')
  expect(ensureProfile).toHaveBeenCalledTimes(2)
})

it('asks nothing and leaves nowhere while the router fetches ahead', async () => {
  vi.mocked(isSignedIn).mockReturnValue(false)
  await go('/bonus', true)
  expect(leave).not.toHaveBeenCalled()
  expect(ensureProfile).not.toHaveBeenCalled()
})

it('joins the check that was made before the router was there', async () => {
  vi.mocked(currentUser).mockReturnValue({ id: 1, dscNome: null, dscEmail: null, dscFoto: null })
  checkEarly('/usuarios')
  await go('/usuarios')
  expect(ensureProfile).toHaveBeenCalledTimes(1)
  await go('/planos')
  expect(ensureProfile).toHaveBeenCalledTimes(2)
})
