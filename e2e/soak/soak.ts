/** The whole soak test: five tabs, then chaos, then order, endurance and policy, each with its share of the time. */
import type { BrowserContext } from '@playwright/test'
import type { TestPlatform } from '../test-platform.ts'
import { soakChaos } from './chaos.ts'
import { soakRemaining } from './endurance.ts'
import { type Figures, createEmptyFigures, getMinFaults } from './figures.ts'
import { soakSessions } from './sessions.ts'
import { type Soak, watchTabs } from './tabs.ts'

/** Runs all parts in about `seconds`, on a browser context of its own; `onPart` is called as each part begins. */
export async function runSoak(
  context: BrowserContext,
  platform: TestPlatform,
  seconds: number,
  onPart: (part: string) => void = () => undefined,
): Promise<Figures> {
  const figures = createEmptyFigures()
  const soak: Soak = { context, platform, figures, sent: new Map() }
  const ms = seconds * 1000
  await watchTabs(soak)
  onPart('S1, S2: five tabs')
  await soakSessions(soak, ms * 0.25, ms * 0.08)
  onPart('S3: a day under faults')
  await soakChaos(soak, ms * 0.47, getMinFaults(seconds))
  onPart('S4, S5, S6: order, endurance, policy')
  await soakRemaining(soak, ms * 0.2)
  return figures
}
