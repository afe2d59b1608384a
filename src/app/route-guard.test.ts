import { beforeEach, expect, it, vi } from 'vitest'
import { getCurrentUser, ensureProfile, isSignedIn } from '#api/session/session.ts'
import { exitToLogin } from '#api/session/session-exit.ts'
import { createRouteGuard, type RouteGuard } from './route-guard.ts'
import { getRoutes } from './find-route.ts'
import { sections } from './sections.ts'
import { VISITOR_PATHS } from './visitor-paths.ts'

vi.mock('#api/session/session.ts', () => ({ getCurrentUser: vi.fn(), ensureProfile: vi.fn(), isSignedIn: vi.fn() }))
vi.mock('#api/session/session-exit.ts', () => ({ exitToLogin: vi.fn() }))

let guard: RouteGuard
const navigate = (pathname: string, preload = false) => guard.guardRoute({ location: { pathname }, preload })

beforeEach(() => {
  guard = createRouteGuard()
  vi.resetAllMocks()
  vi.mocked(isSignedIn).mockReturnValue(true)
  vi.mocked(ensureProfile).mockResolvedValue(undefined)
})

it('leaves for /login without a valid token, and never settles', async () => {
  vi.mocked(isSignedIn).mockReturnValue(false)
  const settled = vi.fn()
  void navigate('/produtos').then(settled, settled)
  await new Promise((resolve) => setTimeout(resolve))
  expect(exitToLogin).toHaveBeenCalledExactlyOnceWith('expired')
  expect(settled).not.toHaveBeenCalled()
  expect(ensureProfile).not.toHaveBeenCalled()
})

it.each(getRoutes(sections).map(({ path }) => path.replace('$id', '3')))(
  '%s opens for nobody without a valid token, and is no page for visitors',
  async (path) => {
    vi.mocked(isSignedIn).mockReturnValue(false)
    const settled = vi.fn()
    void navigate(path).then(settled, settled)
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
  void navigate('/').then(settled)
  await new Promise((resolve) => setTimeout(resolve))
  expect(settled).not.toHaveBeenCalled()
})

it('requests the profile once per change of path, beside the screen, and not for a change of its query', async () => {
  vi.mocked(getCurrentUser).mockReturnValue({ id: 1, dscNome: null, dscEmail: null, dscFoto: null })
  vi.mocked(ensureProfile).mockReturnValue(new Promise(() => {}))
  await navigate('/pedidos')
  await navigate('/pedidos')
  await navigate('/lojas')
  expect(ensureProfile).toHaveBeenCalledTimes(2)
})

it('requests nothing and stays while the router preloads', async () => {
  vi.mocked(isSignedIn).mockReturnValue(false)
  await navigate('/bonus', true)
  expect(exitToLogin).not.toHaveBeenCalled()
  expect(ensureProfile).not.toHaveBeenCalled()
})

it('joins the check that was made before the router was loaded', async () => {
  vi.mocked(getCurrentUser).mockReturnValue({ id: 1, dscNome: null, dscEmail: null, dscFoto: null })
  guard.prefetchProfile('/usuarios')
  await navigate('/usuarios')
  expect(ensureProfile).toHaveBeenCalledTimes(1)
  await navigate('/planos')
  expect(ensureProfile).toHaveBeenCalledTimes(2)
})
