/**
 * How the build cuts the console: few files, each of what is needed together, because every file is a round trip and
 * a module of its own to the browser. What no group takes stays where it is imported.
 */
import type { Rolldown } from 'vite'

const has = (...parts: readonly string[]) => {
  const pattern = new RegExp(`(${parts.join('|')})`)
  return (id: string) => pattern.test(id.replaceAll('\\', '/'))
}

type Groups = NonNullable<Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups']>

/** In falling priority: a module goes to the first group that wants it, with what it imports. */
export const chunkGroups: Groups = [
  // What the pages for visitors have in common with the console, and nothing that only the console needs.
  {
    name: 'start',
    test: has('/src/app/(main|analytics)\\.ts$', '/src/app/shell/version\\.ts$', '/src/ui/toast-store\\.ts$'),
    priority: 100,
  },
  // What it takes to call the platform: signing in needs it, and the console's first questions.
  { name: 'calls', test: has('/src/api/(client|session-sign-in)\\.ts$'), priority: 90 },
  { name: 'early', test: has('/src/app/early\\.ts$'), priority: 85 },
  // What every screen of the console stands on: the first to be fetched once there is a session.
  { name: 'console', test: has('/src/app/console\\.tsx$'), priority: 80 },
  { name: 'list-screen', test: has('/src/listing/list-screen\\.tsx$'), priority: 70 },
  // Every verb in one file: the command layer wants all of them at once.
  { name: 'verbs', test: has('/src/sections/[^/]+/commands\\.ts$'), priority: 60 },
  { name: 'command-layer', test: has('/src/app/command-layer\\.tsx$', '/src/app/load-commands\\.ts$'), priority: 50 },
  { name: 'palette', test: has('/src/commands/palette/palette\\.tsx$'), priority: 40 },
  { name: 'form', test: has('/src/forms/form-screen\\.tsx$'), priority: 30 },
]
