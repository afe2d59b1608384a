import { beforeEach, expect, it, vi } from 'vitest'
import { getCurrentUser, ensureProfile, isSignedIn } from '#api/session/session.ts'
import { exitToLogin } from '#api/session/session-exit.ts'
import { prefetchProfile, guardRoute } from './route-guard.ts'
import { getRoutes } from './find-route.ts'
import { sections } from './sections.ts'
import { VISITOR_PATHS } from './visitor-paths.ts'

vi.mock('#api/session/session.ts', () => ({ getCurrentUser: vi.fn(), ensureProfile: vi.fn(), isSignedIn: vi.fn() }))
vi.mock('#api/session/session-exit.ts', () => ({ exitToLogin: vi.fn() }))

const go = (pathname: string, preload = false) => guardRoute({ location: { pathname }, preload })

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
  expect(exitToLogin).toHaveBeenCalledExactlyOnceWith('expired')
  expect(settled).not.toHaveBeenCalled()
  expect(ensureProfile).not.toHaveBeenCalled()
})

it.each(getRoutes(sections).map(({ path }) => path.replace('$id', '3')))(
  '%s opens for nobody without a valid token, and is no page for visitors',
  async (path) => {
    vi.mocked(isSignedIn).mockReturnValue(false)
    const settled = vi.fn()
    void go(path).then(settled, settled)
    await new Promise((resolve) => setTimeout(resolve))
    expect(exitToLogin).toHaveBeenCalledExactlyOnceWith('expired')
    expect(settled).not.toHaveBeenCalled()
    expect(VISITOR_PATHS).not.toContain(path)
  },
)

it('waits for the first profile', async () => {
  vi.mocked(getCurrentUser).mockReturnValue(null)
  vi.mocked(ensureProfile).mockReturnValue(new Promise(() => {}))
  const settled = vi.fn()
  void go('/').then(settled)
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(settled).not.toHaveBeenCalled()
})

it('asks once per change of path, beside the screen, and not for a change of its query', async () => {
  vi.mocked(getCurrentUser).mockReturnValue({ id: 1, dscNome: null, dscEmail: null, dscFoto: null })
  vi.mocked(ensureProfile).mockReturnValue(new Promise(() => {}))
  await go('/pedidos')
  await go('/pedidos')
  await go('/lojas')
  expect(ensureProfile).toHaveBeenCalledTimes(2)
})

it('asks nothing and leaves nowhere while the router fetches ahead', async () => {
  vi.mocked(isSignedIn).mockReturnValue(false)
  await go('/bonus', true)
  expect(exitToLogin).not.toHaveBeenCalled()
  expect(ensureProfile).not.toHaveBeenCalled()
})

it('joins the check that was made before the router was there', async () => {
  vi.mocked(getCurrentUser).mockReturnValue({ id: 1, dscNome: null, dscEmail: null, dscFoto: null })
  prefetchProfile('/usuarios')
  await go('/usuarios')
  expect(ensureProfile).toHaveBeenCalledTimes(1)
  await go('/planos')
  expect(ensureProfile).toHaveBeenCalledTimes(2)
})
