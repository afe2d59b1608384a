/** The whole catalogue of commands.md §5 as the language sees it; the acts stand in the sections. */
import type { AnyCommand } from '#commands/define.ts'
import { consoleCatalogue } from './catalogue.console.fixture.ts'
import { recordsCatalogue } from './catalogue.records.fixture.ts'

/** Every command of commands.md §5, in its order of groups. */
export const catalogue: readonly AnyCommand[] = [...consoleCatalogue, ...recordsCatalogue]
