/** Every route of the console, those inside the shell as the sections have them, with an id that the seed has. */
import { routesOf } from '#app/route-at.ts'
import { sections } from '#app/sections.ts'

export const publicRoutes = ['/login', '/register', '/forgot-password', '/recover-password'] as const

/** Every table of the seed has this record, and nothing odd about it. */
const SEEDED = '3'

export const shellRoutes: readonly string[] = routesOf(sections).map(({ path }) => path.replace('$id', SEEDED))
