/** The commands that open what is to be done: one for each count of a list's definition (`counts`). */
import { getCapabilities } from '#api/capabilities.ts'
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import type { PrefetchableList, Section } from '#commands/section.ts'
import { normalizeText } from '#lib/format/normalize-text.ts'
import { type CountedList, type CountedPart, createCountedParts } from '#listing/url-state/list-counts.ts'
import { dashboard } from './resource.ts'

/** The digits that a keyboard has for the counts of the dashboard. */
const MAX_KEYS = 9

/** 'dashboard.afazer.bonus.pendentes': operators' custom keys are stored by it. */
const toCommandId = (label: string) => `${dashboard.id}.afazer.${normalizeText(label).replaceAll(' ', '.')}`

const hasCounts = (list: PrefetchableList): list is PrefetchableList & CountedList => 'counts' in list

/** A count of a list, with the id of the command that opens the list. */
export interface DashboardCount extends CountedPart {
  readonly commandId: string
}

/** Hidden, because the palette already opens the same list by 'bônus pendentes'. */
const createCountCommand = ({ commandId, label, call, location }: DashboardCount, index: number): AnyCommand =>
  defineCommand({
    id: commandId,
    title: `Abrir ${label}`,
    label,
    resource: dashboard,
    path: dashboard.path,
    group: 'Tabela',
    icon: 'filtrar',
    scope: 'global',
    hidden: true,
    phrases: [`abrir ${label}`],
    ...(index < MAX_KEYS && { keys: [String(index + 1)] }),
    when: ({ screen }) => screen.path === dashboard.path || 'Disponível no Dashboard',
    dashboardCount: call,
    to: () => location,
  })

/**
 * Loads the counts from the lists' requests, in the order of the menu, those that config.json takes out included. A
 * file of a request that cannot be loaded is reported, and its counts are left out.
 */
export async function loadDashboardCounts(sections: readonly Section[]): Promise<DashboardCount[]> {
  const parts = sections
    .flatMap(({ routes }) => routes)
    .map(async ({ path, loadListRequest }): Promise<readonly CountedPart[]> => {
      try {
        const list = await loadListRequest?.()
        return list && hasCounts(list) ? createCountedParts(list, path) : []
      } catch (error) {
        reportError(error)
        return []
      }
    })
  return (await Promise.all(parts)).flat().map((part) => ({ ...part, commandId: toCommandId(part.label) }))
}

/**
 * Creates the commands of these counts, without those that config.json takes out. A filter without effect takes its
 * count out (`withoutFilter`), and so does the id of the command (`withoutCommands`): a platform that answers a call
 * with 403 ends the session, so an installation must be able to keep the dashboard from asking.
 */
export function createCountCommands(counts: readonly DashboardCount[]): AnyCommand[] {
  const { withoutCommands } = getCapabilities()
  return counts
    .filter(({ commandId, isSupported }) => isSupported && !withoutCommands.includes(commandId))
    .map(createCountCommand)
}
