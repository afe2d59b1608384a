import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { HEARD_FIRST } from './left-out-libraries.ts'
import { ONE_KIND, UNASKED, UNREAD } from './left-out-query.ts'
import { emptied, hollowed, OF_LANGUAGE, settled, unnamed, withoutConditions, withoutFallback } from './left-out.ts'

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

describe('a function that is left out of its module', () => {
  const code = [
    'class Part { constructor() { this.go = (to) => { const go = () => to; return go() }; this.stay = () => 1 } jump() { return 2 } }',
    'const icon = () => one; const one = 1; function late() { return 3 }',
    'const part = new Part()',
    'export const gone = () => part.go(1), jumped = () => part.jump(), stay = () => part.stay(), shown = () => icon(), last = () => late()',
  ].join('\n')

  it('throws or does nothing, whatever way it is written; the others stay', async () => {
    const names = { go: 'throws', jump: 'throws', icon: 'nothing', late: 'nothing' } as const
    const left = await importOf(hollowed(code, 'x.js', names))
    expect(() => left['gone']?.()).toThrow('go is not a function')
    expect(() => left['jumped']?.()).toThrow('jump is not a function')
    expect(left['shown']?.()).toBeUndefined()
    expect(left['last']?.()).toBeUndefined()
    expect(left['stay']?.()).toBe(1)
  })

  it('is an empty object where a call makes it', async () => {
    const made =
      'const define = (part) => part\nconst gone = define({ run: 1 }), stay = define({ run: 2 })\nexport { gone, stay }'
    expect(await importOf(hollowed(made, 'x.js', { gone: 'nothing' }))).toMatchObject({ gone: {}, stay: { run: 2 } })
    expect((await importOf(hollowed(made, 'x.js', { gone: 'nothing' })))['gone']).not.toHaveProperty('run')
  })

  it('stops the build where it is not there', () => {
    expect(() => hollowed(code, 'x.js', { run: 'nothing' })).toThrow('x.js has no function run')
  })
})

describe('what has one answer here', () => {
  const code = 'export const wide = () => options.lanes > 1, lanes = () => 2'

  it('is answered wherever it is asked, and nothing else is', async () => {
    const left = await importOf(settled(code, 'x.js', [[String.raw`options\.lanes\b`, '1']]))
    expect(left['wide']?.()).toBe(false)
    expect(left['lanes']?.()).toBe(2)
  })

  it('stops the build where nobody asks', () => {
    expect(() => settled(code, 'x.js', [['anchor', '1']])).toThrow('x.js does not ask anchor')
  })
})

it('spreads an object and takes its rest as conform asks for it', async () => {
  const { objectSpread2, objectWithoutProperties } = (await importOf(OF_LANGUAGE)) as Record<
    string,
    (...given: unknown[]) => unknown
  >
  const one = { a: 1, b: 2 }
  expect(objectSpread2?.({}, one, null, { b: 3 })).toEqual({ a: 1, b: 3 })
  expect(objectWithoutProperties?.(one, ['a'])).toEqual({ b: 2 })
  expect(objectWithoutProperties?.(null, ['a'])).toEqual({})
  expect(one).toEqual({ a: 1, b: 2 })
})

describe('the names that Radix gives its functions again', () => {
  const named = [
    'var __name = (target, value) => Object.defineProperty(target, "name", { value });',
    'export const outer = /* @__PURE__ */ __name((props) => {',
    '  const inner = __name(() => props() + __name(one, "one")(), "inner");',
    '  return inner();',
    '}, "outer"); const __names = 1;',
    'function one() { return __names }',
    '__name(one, "one");',
  ].join('\n')

  it('go, one within another too, and every line stays where it stood', async () => {
    const rest = unnamed(named)
    expect(rest).not.toContain('__name(')
    expect(rest.split('\n').length).toBe(7)
    const { outer } = (await importOf(rest)) as Record<string, (props: () => number) => unknown>
    expect(outer?.(() => 2)).toBe(3)
  })

  it('are looked for in no other module', () => {
    const other = 'const __name = (it) => it\nexport const one = __name(1, "one")'
    expect(unnamed(other)).toBe(other)
  })
})

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|fixture)\.|^app.build/.test(path))
  .map((path) => readFileSync(`src/${path}`, 'utf8'))

describe('what a part of the page hears on its way down', () => {
  const libraries = [
    '@radix-ui/react-dismissable-layer/dist/index.mjs',
    '@radix-ui/react-menu/dist/index.mjs',
    'cmdk/dist/index.mjs',
    'sonner/dist/index.mjs',
  ]
  const heard = [...sources, ...libraries.map((path) => readFileSync(`node_modules/${path}`, 'utf8'))]
    .flatMap((text) => [...text.matchAll(/\bon([A-Z]\w+)Capture\b/g)].map(([, name = '']) => name.toLowerCase()))
    .map((name) => ({ focus: 'focusin', blur: 'focusout' })[name] ?? name)

  it('is told so by React, and nothing else is', () =>
    expect([...new Set(heard)].toSorted()).toEqual(HEARD_FIRST.split(' ').toSorted()))
})

describe('notices', () => {
  const host = readFileSync('src/ui/notices/notify-host.tsx', 'utf8')

  it('are drawn in one place, all open, and told no more than these', () => {
    expect(sources.filter((text) => text.includes("from 'sonner'"))).toEqual([host])
    const [, told = ''] = /<Toaster\n([^]*?)\n {4}\/>/.exec(host) ?? []
    expect([...told.matchAll(/^ {6}(\w+)/gm)].map(([, name]) => name)).toEqual([
      'position',
      'expand',
      'visibleToasts',
      'gap',
      'offset',
      'mobileOffset',
      'hotkey',
      'containerAriaLabel',
      'swipeDirections',
      'toastOptions',
      'style',
    ])
    expect(told).toContain('hotkey={[]}')
    expect(told).toContain("toastOptions={{ unstyled: true, className: 'w-full' }}")
    expect(host.match(/\btoast\.\w+\(.*/g)).toEqual([
      'toast.dismiss(id)',
      'toast.custom(() => <Card id={id} />, { id, duration: Infinity, onDismiss: () => removeNotice(id) })',
    ])
  })

  it('read of what the library says of them what is left', () => {
    const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.css'))
      .map((path) => readFileSync(`src/${path}`, 'utf8'))
    const sheet = readFileSync('src/ui/notices/notify-host.css', 'utf8')
    expect(sheets.filter((text) => text.includes('data-sonner-toast]'))).toEqual([sheet])
    const read = [...new Set(sheet.match(/\[data-(?!sonner)[\w-]+|var\(--[\w-]+/g))]
    expect(read.map((name) => name.replace(/^\[data-|^var\(--/, '')).toSorted()).toEqual(
      (
        'initial-height mobile-offset-left mobile-offset-right mobile-offset-top mounted offset offset-right offset-top ' +
        'removed swipe-amount-x swipe-amount-y swipe-out swiped swiping width y z-index'
      ).split(' '),
    )
  })
})

describe('what is asked of the cache of reads and writes', () => {
  const asking = sources.filter((text) => /@tanstack\/react-query|\bqueryOptions\(/.test(text)).join('\n')

  it.each(UNASKED.split(' '))('is never %s', (name) => expect(asking).not.toMatch(new RegExp(`\\b${name}: `)))

  it.each(Object.entries(ONE_KIND))('is %s, which is always of one kind', (name, kind) => {
    const all = asking.match(new RegExp(`\\b${name}: `, 'g'))
    expect(all).not.toBeNull()
    expect(all).toEqual(asking.match(new RegExp(`\\b${name}: (?=${kind}(?!\\w))`, 'g')))
  })

  it.each(UNREAD.split(' '))('says nothing by %s', (name) => expect(asking).not.toMatch(new RegExp(`\\b${name}\\b`)))

  it('goes by no reading of its events', () => {
    expect([...asking.matchAll(/getQueryCache\(\)\.subscribe\((\w+)\)/g)].map(([, who]) => who)).toEqual(['look'])
  })
})

describe('what is asked of a table', () => {
  const core = (name: string) => readFileSync(`node_modules/@tanstack/table-core/dist/core/${name}Feature.js`, 'utf8')
  const stays = new Set(['getRow', 'getRowId', 'setOptions'])
  const names = ['rows/coreRows', 'cells/coreCells', 'headers/coreHeaders', 'table/coreTables']
    .flatMap((name) => [...core(name).matchAll(/\b(?:row|cell|header|table)_(\w+):/g)])
    .flatMap(([, name]) => (name === undefined || stays.has(name) ? [] : [name]))
  const asking = sources.filter((text) => text.includes('@tanstack/react-table') || text.includes('GridTable'))

  it('is none of what its cells, headers and rows within rows would tell', () => {
    expect(names.length).toBeGreaterThan(15)
    expect(asking.length).toBeGreaterThan(5)
    expect(asking.join('\n').match(new RegExp(`\\.(?:${names.join('|')})\\((?!'2d')`, 'g'))).toBeNull()
  })
})

describe('what menus are made of', () => {
  const menu = readFileSync('src/ui/parts/menu.tsx', 'utf8')

  it('is asked for in one place', () =>
    expect(sources.filter((text) => /@radix-ui\/react-(?:dropdown-menu|menu|popper)|@floating-ui/.test(text))).toEqual([
      menu,
    ]))

  it('has no menu within it, no choice of one, no arrow', () =>
    expect([...new Set([...menu.matchAll(/\bRadix\.(\w+)/g)].map(([, name]) => name))].toSorted()).toEqual(
      [
        'CheckboxItem',
        'Content',
        'Item',
        'ItemIndicator',
        'Label',
        'Portal',
        'Root',
        'Separator',
        'Trigger',
      ].toSorted(),
    ))

  it.each(
    'side alignOffset avoidCollisions collisionBoundary hideWhenDetached updatePositionStrategy loop dir virtualRef'.split(
      ' ',
    ),
  )('is never told its %s', (name) => expect(menu).not.toMatch(new RegExp(`\\b${name}[=:]`)))

  it('keeps to the beginning or the end of its button, 8 px within the page, and always in sight', () => {
    expect(menu).toContain("align?: 'start' | 'end'")
    expect(menu).toMatch(/\bcollisionPadding=\{\d+\}\s+[^<>]*\bsticky="always"/)
    expect(menu).toContain('<Radix.Root modal={false} ')
  })

  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .map((path) => readFileSync(`src/${path}`, 'utf8'))

  it('reads no other measure of the room that it has', () =>
    expect([...new Set([...sources, ...sheets].join('\n').match(/--radix-[\w-]+/g))]).toEqual([
      '--radix-dropdown-menu-content-available-height',
    ]))

  it('stands in no frame, shadow or top layer', () =>
    expect(sources.join('\n')).not.toMatch(/\battachShadow\b|\bshowModal\(|\bshowPopover\(|\bpopover=|<dialog\b/))
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

  it('is no condition round a mixed colour', () => {
    const mixed = (name: string) =>
      `@supports (color:color-mix(in lab, red, red)){.${name}{color:color-mix(in oklab, red, blue)}}`
    expect(withoutConditions(`.a{color:red}${mixed('a')}.b{c:d}${mixed('b')}.e{f:g}`)).toBe(
      '.a{color:red}.a{color:color-mix(in oklab, red, blue)}.b{c:d}.b{color:color-mix(in oklab, red, blue)}.e{f:g}',
    )
    expect(withoutConditions('@supports not (a:b){.c{d:e}}')).toBe('@supports not (a:b){.c{d:e}}')
  })
})
