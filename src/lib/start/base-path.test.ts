import { afterEach, describe, expect, it, vi } from 'vitest'

const fresh = async () => {
  vi.resetModules()
  return import('./base-path.ts')
}
afterEach(() => void vi.unstubAllEnvs())

describe('the folder of the console [I11]', () => {
  it('is the root while developing, where every path is its own', async () => {
    const { basePath, withBase, withoutBase } = await fresh()
    expect(basePath).toBe('')
    expect(withBase('/login')).toBe('/login')
    expect(withoutBase('/login')).toBe('/login')
    expect(withoutBase('login')).toBe('/')
  })

  it('is put before a console path and taken off an address; an address outside of it is the root', async () => {
    vi.stubEnv('PROD', true)
    const { basePath, withBase, withoutBase } = await fresh()
    // The test's own file stands in no folder named assets: its address is the whole path.
    expect(basePath).toMatch(/^\/.+/)
    expect(withBase('/login')).toBe(`${basePath}/login`)
    expect(withoutBase(`${basePath}/produtos/editar/12`)).toBe('/produtos/editar/12')
    expect(withoutBase(`${basePath}/`)).toBe('/')
    expect(withoutBase(basePath)).toBe('/')
    expect(withoutBase(`${basePath}x/login`)).toBe('/')
    expect(withoutBase('/login')).toBe('/')
  })
})
