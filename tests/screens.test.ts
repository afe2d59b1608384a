import { expect, it, vi } from 'vitest'
import { screensByPath } from '#commands/language/screens.fixture.ts'
import { listsByPath } from './lists.ts'

vi.mock('#ui/notices/notice-host.tsx', () => ({}))

const screens = Object.entries(screensByPath).filter(([path, { columns }]) => columns && !/\d/.test(path))

// A history is excluded: it belongs to one record, so its path has an id. A list without a screen among the fixtures has
// no lines of its own in the tests of the language.
it.each(screens)('%s: lines are interpreted with the columns of its list', (path, { columns = [] }) => {
  const listColumns = listsByPath.get(path)?.columns.map(({ field, label, isSortable }) => ({
    field,
    label,
    isSortable: isSortable !== false,
  }))
  expect(columns.map(({ field, label, isSortable }) => ({ field, label, isSortable }))).toEqual(listColumns)
})
