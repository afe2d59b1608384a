/** How the last calls of this tab ended, the renewals of its session among them. */
import { createCallLog } from '#api/call/call-log.ts'

export const callLog = createCallLog()
