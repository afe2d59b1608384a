import { describe, expect, it } from 'vitest'
import { emptied, withoutFallback } from './left-out.ts'

const source = `import { a } from './a.js'
const run = () => a()
export { run, run as walk }
//# sourceMappingURL=x.js.map`

const importOf = (code: string) =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`) as Promise<
    Record<string, () => unknown>
  >

describe('a module that is left out', () => {
  it('keeps its exports, and imports nothing', async () => {
    const left = await importOf(emptied(source, 'a/x.js', 'nothing'))
    expect(Object.keys(left)).toEqual(['run', 'walk'])
    expect(left['walk']?.()).toBeUndefined()
  })

  it('says so where it is run all the same', async () => {
    const left = await importOf(emptied(source, 'a/x.js', 'throws'))
    expect(() => left['run']?.()).toThrow('a/x.js is left out of the build')
  })

  it('of another form stops the build', () => {
    expect(() => emptied('export default 1', 'a/x.js', 'nothing')).toThrow('a/x.js has no exports')
  })
})

describe('what Tailwind writes for older browsers', () => {
  it('goes, and nothing beside it', () => {
    const old = '@layer properties{@supports (x:y){*,::before{--tw-a:0;--tw-b:1}}}'
    expect(withoutFallback(`@layer theme{a{b:c}}${old}@layer base{d{e:f}}`)).toBe(
      '@layer theme{a{b:c}}@layer base{d{e:f}}',
    )
  })

  it('is missed by no sheet that has none', () => {
    const css = '@layer properties;.a{color:red}'
    expect(withoutFallback(css)).toBe(css)
  })
})
