/** Properties shared by the commands on a whole result. */
import { tableCommandBase } from '#listing/table-command-base.ts'

/** A command that is running on one list may be started on another list, because a scan can take long. */
export const scanCommandBase = {
  ...tableCommandBase,
  whileRunning: 'startsOnOtherList',
  usesFilteredList: true,
} as const
