import { expect, it } from 'vitest'
import { withParts } from './parts.ts'

it.each([
  ["const a = () => import('./a.ts')", "const a = () => __part(() => import('./a.ts'))"],
  ['await import("#ui/b.tsx")', 'await __part(() => import("#ui/b.tsx"))'],
  ["import(\n  './a.ts',\n)", "__part(() => import(\n  './a.ts',\n))"],
])('wraps %j', (code, wrapped) => {
  expect(withParts(code)).toBe(`import { part as __part } from '#lib/part.ts';${wrapped}`)
})

it.each(["import { a } from './a.ts'", "type A = typeof import('./a.ts')", 'import.meta.url', 'imports("a")'])(
  'leaves %j',
  (code) => expect(withParts(code)).toBeNull(),
)
