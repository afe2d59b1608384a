import { afterEach, expect, it, vi } from 'vitest'
import { prefetchConfig, fetchConfigResponse } from './config-request.ts'

afterEach(() => vi.unstubAllGlobals())

function answering(answer: (address: string) => Promise<Response>) {
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string, options: RequestInit) => {
    asked.push(address)
    // Never cached by an earlier build, and never without a timeout.
    expect(options).toEqual({ cache: 'no-store', signal: expect.any(AbortSignal) })
    return answer(address)
  })
  return asked
}

it('requests a prefetched configuration once, and again for a second reader or another folder', async () => {
  const asked = answering(async (address) => new Response(address))
  prefetchConfig('/gestor/')
  expect(await (await fetchConfigResponse('/gestor/')).text()).toBe('/gestor/config.json')
  expect(asked).toEqual(['/gestor/config.json'])
  await fetchConfigResponse('/gestor/')
  prefetchConfig('/gestor/')
  expect(await (await fetchConfigResponse('/')).text()).toBe('/config.json')
  expect(asked).toEqual(['/gestor/config.json', '/gestor/config.json', '/gestor/config.json', '/config.json'])
})

it('passes a failure on to its reader', async () => {
  answering(() => Promise.reject(new TypeError('offline')))
  prefetchConfig('/')
  await expect(fetchConfigResponse('/')).rejects.toThrow('offline')
})
