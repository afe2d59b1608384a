import { expect, it } from 'vitest'
import type { BuiltChunk } from './wrap-imports.ts'
import { getSessionFiles } from './session-files.ts'

const chunk = (name: string, imports: readonly string[] = [], module = name, style?: string): BuiltChunk => ({
  type: 'chunk',
  name,
  fileName: `${name}.js`,
  imports: imports.map((imported) => `${imported}.js`),
  dynamicImports: ['later.js'],
  moduleIds: [`/src/app/${module}`],
  viteMetadata: { importedCss: new Set(style ? [style] : []) },
})

const chunks = [
  chunk('start', [], 'main.ts', 'start.css'),
  chunk('console', ['start', 'calls'], 'console.tsx', 'console.css'),
  chunk('session-prefetch', ['start', 'calls'], 'session-prefetch.ts'),
  chunk('calls', ['start']),
  chunk('list-screen', ['console'], 'list.tsx', 'list.css'),
  chunk('contracts-entry', ['calls']),
  chunk('screens-entry', ['console', 'list-screen', 'contracts-entry']),
  chunk('screens-lists', ['list-screen']),
  chunk('public', ['start', 'react'], 'visitor-pages.tsx', 'components.css'),
  chunk('react'),
  chunk('later'),
]

it('lists what every screen needs, by address what a screen needs in addition, and what the sign-in pages need', () => {
  const { first, session, parts, visitor } = getSessionFiles(
    chunks,
    [
      ['cashbacks', ['/cashbacks', '/cashbacks/editar/$id']],
      ['categorias', ['/categorias']],
      ['produtos', ['/produtos']],
      ['dashboard', ['/']],
      ['one without files of its own', ['/x']],
    ],
    ['start.js', 'start.css'],
    ['inter.woff2'],
  )
  expect(first).toEqual(['session-prefetch.js', 'calls.js'])
  expect(session).toEqual(['console.js', 'console.css', 'inter.woff2'])
  expect(parts).toEqual([
    { of: ['cashbacks'], first: ['contracts-entry.js'], files: ['screens-entry.js', 'list-screen.js', 'list.css'] },
    { of: ['categorias', 'produtos', ''], first: [], files: ['screens-lists.js', 'list-screen.js', 'list.css'] },
  ])
  expect(visitor).toEqual(['public.js', 'components.css', 'react.js'])
})

it('fails if the first module of a session is in no chunk', () => {
  expect(() => getSessionFiles([], [], [])).toThrow('session-prefetch.ts is in no chunk')
})
