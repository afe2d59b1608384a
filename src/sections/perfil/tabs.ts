/** The tabs of the profile page: demo content (spec 2 §2). */
import { listLocation } from '#commands/resource.ts'
import type { RouteLocation, QueryParams } from '#lib/urls/route-location.ts'
import { perfil } from './resource.ts'

export const TABS = [
  { value: 'atividade', label: 'Atividade' },
  { value: 'linha-do-tempo', label: 'Linha do tempo' },
  { value: 'configuracoes', label: 'Configurações' },
] as const

/** The name of a tab in the URL. */
export type Tab = (typeof TABS)[number]['value']

/** Returns the tab that a query names; the first one for any other value. */
export const parseTab = ({ aba }: QueryParams): Tab => TABS.find(({ value }) => value === aba)?.value ?? 'atividade'

/** Returns the location of the page with this tab open. */
export const tabLocation = (tab: string): RouteLocation => listLocation(perfil, tab === 'atividade' ? {} : { aba: tab })
