/** The real registry as the console builds it, for tests that walk every verb. */
import { loadCommands } from '#app/load-commands.ts'

export const registry = await loadCommands()
