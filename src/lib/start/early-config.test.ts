import { afterEach, expect, it, vi } from 'vitest'
import { askConfigAhead, configAnswer } from './early-config.ts'

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
  askConfigAhead('/gestor/')
  expect(await (await configAnswer('/gestor/')).text()).toBe('/gestor/config.json')
  expect(asked).toEqual(['/gestor/config.json'])
  await configAnswer('/gestor/')
  askConfigAhead('/gestor/')
  expect(await (await configAnswer('/')).text()).toBe('/config.json')
  expect(asked).toEqual(['/gestor/config.json', '/gestor/config.json', '/gestor/config.json', '/config.json'])
})

it('hands a failure to whoever reads it', async () => {
  answering(() => Promise.reject(new TypeError('offline')))
  askConfigAhead('/')
  await expect(configAnswer('/')).rejects.toThrow('offline')
})
