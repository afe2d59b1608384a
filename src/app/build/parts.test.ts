import { expect, it } from 'vitest'
import { type BuiltChunk, reachableFrom, withParts } from './parts.ts'

it.each([
  ["const a = () => import('./a.ts')", "const a = () => __part(() => import('./a.ts'))"],
  ['await import("#ui/b.tsx")', 'await __part(() => import("#ui/b.tsx"))'],
  ["import(\n  './a.ts',\n)", "__part(() => import(\n  './a.ts',\n))"],
])('wraps %j', (code, wrapped) => {
  expect(withParts(code)).toBe(`import { part as __part } from '#lib/start/part.ts';${wrapped}`)
})

it.each(["import { a } from './a.ts'", "type A = typeof import('./a.ts')", 'import.meta.url', 'imports("a")'])(
  'leaves %j',
  (code) => expect(withParts(code)).toBeNull(),
)

const chunk = (name: string, more: Partial<BuiltChunk> = {}): BuiltChunk => ({
  type: 'chunk',
  name,
  fileName: `${name}.js`,
  imports: [],
  dynamicImports: [],
  moduleIds: [`/src/${name}.tsx`],
  ...more,
})

it('counts what a module can come to need, without the sign-in pages that the same entry leads to', () => {
  const chunks = [
    chunk('main', { dynamicImports: ['console.js', 'public.js'] }),
    chunk('console', { imports: ['main.js', 'calls.js'], dynamicImports: ['form.js'] }),
    chunk('form', { imports: ['console.js'], viteMetadata: { importedCss: new Set(['form.css']) } }),
    chunk('calls'),
    chunk('public', { imports: ['calls.js'], viteMetadata: { importedCss: new Set(['public.css']) } }),
  ]
  expect(reachableFrom('/src/console.tsx', chunks, '/src/public.tsx').toSorted()).toEqual([
    'calls.js',
    'console.js',
    'form.css',
    'form.js',
    'main.js',
  ])
  expect(() => reachableFrom('/src/none.tsx', chunks, '/src/public.tsx')).toThrow('is in no chunk')
  expect(() => reachableFrom('/src/console.tsx', chunks, '/src/none.tsx')).toThrow('is in no chunk')
})
