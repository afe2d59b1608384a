// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { screensByPath } from '#commands/language/screens.fixture.ts'
import type { AnyList } from '#listing/define.ts'

vi.mock('#ui/notices/notice-host.tsx', () => ({}))

const sections = import.meta.glob<Record<string, unknown>>('../src/sections/*/list.tsx')
const isList = (value: unknown): value is AnyList => typeof value === 'object' && value !== null && 'columns' in value
const lists = (await Promise.all(Object.values(sections).map((load) => load())))
  .flatMap((module) => Object.values(module))
  .filter(isList)

it.each(lists.map((list) => [list.path, list] as const))(
  '%s: lines are read on the columns of its list',
  (path, list) => {
    const inTests = screensByPath[path]?.columns?.map(({ field, label, isSortable }) => ({
      field,
      label,
      sortable: isSortable,
    }))
    expect(inTests).toEqual(
      list.columns.map(({ field, label, isSortable }) => ({ field, label, sortable: isSortable !== false })),
    )
  },
)
