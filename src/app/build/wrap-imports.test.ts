import { expect, it } from 'vitest'
import { type BuiltChunk, getReachableFiles, wrapDynamicImports } from './wrap-imports.ts'

it.each([
  ["const a = () => import('./a.ts')", "const a = () => __importWithRetry(() => import('./a.ts'))"],
  ['await import("#ui/b.tsx")', 'await __importWithRetry(() => import("#ui/b.tsx"))'],
  ["import(\n  './a.ts',\n)", "__importWithRetry(() => import(\n  './a.ts',\n))"],
])('wraps %j', (code, wrapped) => {
  expect(wrapDynamicImports(code)).toBe(
    `import { importWithRetry as __importWithRetry } from '#lib/startup/import-with-retry.ts';${wrapped}`,
  )
})

it.each(["import { a } from './a.ts'", "type A = typeof import('./a.ts')", 'import.meta.url', 'imports("a")'])(
  'leaves %j',
  (code) => expect(wrapDynamicImports(code)).toBeNull(),
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

it('finds what a module may need, without the sign-in pages of the same entry', () => {
  const chunks = [
    chunk('main', { dynamicImports: ['console.js', 'public.js'] }),
    chunk('console', { imports: ['main.js', 'calls.js'], dynamicImports: ['form.js'] }),
    chunk('form', { imports: ['console.js'], viteMetadata: { importedCss: new Set(['form.css']) } }),
    chunk('calls'),
    chunk('public', { imports: ['calls.js'], viteMetadata: { importedCss: new Set(['public.css']) } }),
  ]
  expect(getReachableFiles('/src/console.tsx', chunks, '/src/public.tsx').toSorted()).toEqual([
    'calls.js',
    'console.js',
    'form.css',
    'form.js',
    'main.js',
  ])
  expect(getReachableFiles('/src/console.tsx', chunks, '/src/public.tsx', '/src/form.tsx')).not.toContain('form.js')
  expect(() => getReachableFiles('/src/none.tsx', chunks, '/src/public.tsx')).toThrow('is in no chunk')
  expect(() => getReachableFiles('/src/console.tsx', chunks, '/src/none.tsx')).toThrow('is in no chunk')
})
