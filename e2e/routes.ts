/** Every route of the console, those inside the shell as the sections have them, with an id that the seed has. */
import { getRoutes } from '#app/find-route.ts'
import { sections } from '#app/sections.ts'

export const publicRoutes = ['/login', '/register', '/forgot-password', '/recover-password'] as const

/** Every table of the seed has this record, and nothing odd about it. */
const SEEDED_ID = '3'

export const shellRoutes: readonly string[] = getRoutes(sections).map(({ path }) => path.replace('$id', SEEDED_ID))
