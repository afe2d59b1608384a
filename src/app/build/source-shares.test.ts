import { encode } from '@jridgewell/sourcemap-codec'
import { expect, it } from 'vitest'
import { getSourceOwner, getSharesByOwner } from './source-shares.ts'

it.each([
  ['../../node_modules/@tanstack/react-query/build/index.js', '@tanstack/react-query'],
  ['../../node_modules/react-dom/cjs/react-dom.js', 'react-dom'],
  ['../../node_modules/a/node_modules/b/index.js', 'b'],
  ['../../src/listing/state/use-list.ts', 'src/listing'],
  ['\0rolldown/runtime.js', 'build'],
  [null, 'build'],
])('%s is of %s', (source, owner) => expect(getSourceOwner(source)).toBe(owner))

it('attributes every character to its owner', () => {
  const map = {
    sources: ['../src/ui/a.ts', '../node_modules/zod/b.js'],
    mappings: encode([
      [
        [2, 0, 0, 0],
        [6, 1, 0, 0],
      ],
      [[0, 1, 1, 0]],
    ]),
  }
  expect(Object.fromEntries(getSharesByOwner({ code: '12abcdZZZ\nzz', map }))).toEqual({
    build: 2,
    'src/ui': 4,
    zod: 5,
  })
})
