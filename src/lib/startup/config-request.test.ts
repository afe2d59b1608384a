import { afterEach, expect, it, vi } from 'vitest'
import { prefetchConfig, fetchConfigResponse } from './config-request.ts'

afterEach(() => vi.unstubAllGlobals())

function answering(answer: (address: string) => Promise<Response>) {
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string, options: RequestInit) => {
    asked.push(address)
    // Never the one of the build before, and never without an end.
    expect(options).toEqual({ cache: 'no-store', signal: expect.any(AbortSignal) })
    return answer(address)
  })
  return asked
}

it('asks once for what is asked ahead, and anew for a second reader or another folder', async () => {
  const asked = answering(async (address) => new Response(address))
  prefetchConfig('/gestor/')
  expect(await (await fetchConfigResponse('/gestor/')).text()).toBe('/gestor/config.json')
  expect(asked).toEqual(['/gestor/config.json'])
  await fetchConfigResponse('/gestor/')
  prefetchConfig('/gestor/')
  expect(await (await fetchConfigResponse('/')).text()).toBe('/config.json')
  expect(asked).toEqual(['/gestor/config.json', '/gestor/config.json', '/gestor/config.json', '/config.json'])
})

it('hands a failure to whoever reads it', async () => {
  answering(() => Promise.reject(new TypeError('offline')))
  prefetchConfig('/')
  await expect(fetchConfigResponse('/')).rejects.toThrow('offline')
})
