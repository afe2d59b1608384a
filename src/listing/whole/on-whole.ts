/** What the verbs on a whole result share. */
import { onTable } from '#listing/toolbar-commands.ts'

/** Under way on one list for as long as its reading takes, a verb is begun on another all the same. */
export const onWhole = { ...onTable, whileRunning: 'list' } as const
