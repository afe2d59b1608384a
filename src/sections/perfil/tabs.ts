/** The tabs of the profile page: demo content (spec 2 §2). */
import { placeOf } from '#commands/noun.ts'
import type { Place, Query } from '#lib/places/place.ts'
import { perfil } from './noun.ts'

export const TABS = [
  { value: 'atividade', label: 'Atividade' },
  { value: 'linha-do-tempo', label: 'Linha do tempo' },
  { value: 'configuracoes', label: 'Configurações' },
] as const

/** The tabs of the profile, as the address names them. */
export type Tab = (typeof TABS)[number]['value']

/** The tab that a query names; the first one for anything else. */
export const readTab = ({ aba }: Query): Tab => TABS.find(({ value }) => value === aba)?.value ?? 'atividade'

/** The page with this tab open. */
export const tabPlace = (tab: string): Place => placeOf(perfil, tab === 'atividade' ? {} : { aba: tab })
