/**
 * Lists every route of the console for tests that visit all: the public ones, and those inside the shell with a seeded
 * id in the place of `$id`.
 */
import { getRoutes } from '#app/find-route.ts'
import { sections } from '#app/sections.ts'

export const publicRoutes = ['/login', '/register', '/forgot-password', '/recover-password'] as const

/** Every table of the seed has a record with this id, without special values. */
const SEEDED_ID = '3'

export const shellRoutes: readonly string[] = getRoutes(sections).map(({ path }) => path.replace('$id', SEEDED_ID))
