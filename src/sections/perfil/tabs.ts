/** The tabs of the profile page: demo content (spec 2 §2). */
import { perfil } from './noun.ts'

export const TABS = [
  { value: 'atividade', label: 'Atividade' },
  { value: 'linha-do-tempo', label: 'Linha do tempo' },
  { value: 'configuracoes', label: 'Configurações' },
] as const

export type Tab = (typeof TABS)[number]['value']

/** The tab that an address names; the first one for anything else. */
export const readTab = (search: string): Tab => {
  const wanted = new URLSearchParams(search).get('aba')
  return TABS.find(({ value }) => value === wanted)?.value ?? 'atividade'
}

/** The address of a tab. */
export const tabPath = (tab: string): string => (tab === 'atividade' ? perfil.path : `${perfil.path}?aba=${tab}`)
