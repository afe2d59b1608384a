/** What the verbs on a whole result share. */
import { tableCommandBase } from '#listing/table-command-base.ts'

/** Under way on one list for as long as its reading takes, a verb is begun on another all the same. */
export const scanCommandBase = { ...tableCommandBase, repeatMode: 'list' } as const
