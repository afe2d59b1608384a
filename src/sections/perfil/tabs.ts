/** The tabs of the profile page: demo content (spec 2 §2). */
import { listLocation } from '#commands/resource.ts'
import type { RouteLocation, QueryParams } from '#lib/urls/route-location.ts'
import { perfil } from './resource.ts'

export const TABS = [
  { value: 'atividade', label: 'Atividade' },
  { value: 'linha-do-tempo', label: 'Linha do tempo' },
  { value: 'configuracoes', label: 'Configurações' },
] as const

/** The tabs of the profile, as the address names them. */
export type Tab = (typeof TABS)[number]['value']

/** The tab that a query names; the first one for anything else. */
export const parseTab = ({ aba }: QueryParams): Tab => TABS.find(({ value }) => value === aba)?.value ?? 'atividade'

/** The page with this tab open. */
export const tabLocation = (tab: string): RouteLocation => listLocation(perfil, tab === 'atividade' ? {} : { aba: tab })
