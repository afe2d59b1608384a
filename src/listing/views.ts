/** Named views of lists: the address with filters, sort, size and columns under a name, kept in this browser. */
import * as z from 'zod/mini'
import { fold } from '#lib/fold.ts'

const KEY = 'gestor.visoes.1'
const MOST = 100

const view = z.object({ name: z.string(), to: z.string() })

export type View = z.output<typeof view>

/** All views by name; none where storage holds something else. Never throws. */
export function savedViews(): View[] {
  try {
    const read = z.safeParse(z.array(view), JSON.parse(localStorage.getItem(KEY) ?? '[]'))
    // A path of the console and nothing else: what is stored may have been written by anything.
    return read.success ? read.data.filter(({ to }) => /^\/(?![/\\])/.test(to)) : []
  } catch {
    return []
  }
}

function store(views: readonly View[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(views))
    return true
  } catch {
    return false
  }
}

/** The view of this name, else the only one whose name begins so; accents and case aside. */
export function findView(name: string): View | undefined {
  const wanted = fold(name.trim())
  const views = savedViews()
  const begun = views.filter((each) => fold(each.name).startsWith(wanted))
  return (
    views.find((each) => fold(each.name) === wanted) ?? (begun.length === 1 && wanted !== '' ? begun[0] : undefined)
  )
}

/** Keeps the address under the name, in the place of a view of that name; false where the browser keeps nothing. */
export function saveView(name: string, to: string): boolean {
  const others = savedViews().filter((each) => fold(each.name) !== fold(name.trim()))
  return store(
    [...others, { name: name.trim(), to }].slice(-MOST).sort((a, b) => a.name.localeCompare(b.name, 'pt-BR')),
  )
}

/** Forgets the view of this name. */
export const dropView = (name: string): boolean =>
  store(savedViews().filter((each) => fold(each.name) !== fold(name.trim())))
