import { afterEach, describe, expect, it, vi } from 'vitest'

const fresh = async () => {
  vi.resetModules()
  return import('./base-path.ts')
}
afterEach(() => void vi.unstubAllEnvs())

describe('the folder of the console [I11]', () => {
  it('is the root in development, where every path is the console’s', async () => {
    const { basePath, withBasePath, stripBasePath } = await fresh()
    expect(basePath).toBe('')
    expect(withBasePath('/login')).toBe('/login')
    expect(stripBasePath('/login')).toBe('/login')
    expect(stripBasePath('login')).toBe('/')
  })

  it('is added to a console path and removed from a URL path; a path outside it is the root', async () => {
    vi.stubEnv('PROD', true)
    const { basePath, withBasePath, stripBasePath } = await fresh()
    // The test file is in no folder named assets, so its URL is the whole path.
    expect(basePath).toMatch(/^\/.+/)
    expect(withBasePath('/login')).toBe(`${basePath}/login`)
    expect(stripBasePath(`${basePath}/produtos/editar/12`)).toBe('/produtos/editar/12')
    expect(stripBasePath(`${basePath}/`)).toBe('/')
    expect(stripBasePath(basePath)).toBe('/')
    expect(stripBasePath(`${basePath}x/login`)).toBe('/')
    expect(stripBasePath('/login')).toBe('/')
  })
})
