/** The verbs on how the console looks and how its keys behave: what the settings panel offers (spec 1 §2.6). */
import * as arg from '#commands/args.ts'
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import { defineToggle } from '#commands/toggle.ts'
import { currentPreferences, type Look, type Preferences, setPreference, type Theme } from '#ui/theme/preferences.ts'
import { changeTheme, otherTheme, toggleSettings } from './actions.ts'
import { shellState } from './state.ts'

const CONSOLE = { group: 'Console', place: 'global' } as const

const LOOKS: readonly arg.Choice[] = ['claro', 'escuro'].flatMap((theme) =>
  ['neutro', 'tonal', 'contraste'].map((name) => ({ value: `${theme}-${name}`, label: `${theme} ${name}` })),
)
const LOOKS_OR_THEME = [{ value: 'tema', label: 'tema', words: ['padrao'] }, ...LOOKS]
const THEMES: readonly arg.Choice[] = [
  { value: 'claro', label: 'claro', words: ['branca', 'branco', 'clarear', 'clareia'] },
  {
    value: 'escuro',
    label: 'escuro',
    words: ['escura', 'preta', 'preto', 'noturno', 'escurecer', 'escurece', 'escureca'],
  },
  { value: 'sistema', label: 'sistema' },
]

/** ms by its words. */
const WAITS: readonly arg.Choice[] = [
  { value: '1500', label: '1,5 segundo', words: ['curta'] },
  { value: '3000', label: '3 segundos', words: ['longa'] },
  { value: '0', label: 'sem limite' },
]

/** In the order of the help. */
export const appearanceCommands: readonly AnyCommand[] = [
  defineToggle({
    ...CONSOLE,
    id: 'casca.ajustes',
    title: 'Abrir painel de ajustes',
    label: 'Painel de ajustes',
    icon: 'ajustes',
    keys: ['g ,'],
    on: [
      'abrir painel de ajustes',
      'ajustes',
      'abrir configurações',
      'configurações',
      'config',
      'preferências',
      'painel lateral',
      'aparência',
    ],
    off: ['fechar ajustes'],
    isOn: () => shellState().settings,
    turn: toggleSettings,
  }),
  defineCommand({
    ...CONSOLE,
    id: 'casca.tema',
    title: 'Usar tema escuro',
    titleNow: ({ tema }) =>
      tema ? `Usar tema ${tema === 'sistema' ? 'do sistema' : tema}` : `Usar tema ${otherTheme()}`,
    label: 'Alternar tema',
    icon: 'tema',
    keys: ['a t'],
    phrases: [
      'alternar tema escuro',
      'usar tema {tema}',
      'tema {tema}',
      'modo {tema}',
      'tela {tema}',
      'pôr no {tema}',
      'alternar tema',
      'mudar tema',
    ],
    args: { tema: arg.optional(arg.escolha('tema', THEMES, () => currentPreferences().theme)) },
    run: ({ tema }) => changeTheme(tema as Theme | undefined),
  }),
  defineCommand({
    ...CONSOLE,
    id: 'casca.navbar',
    title: 'Cor da barra superior',
    icon: 'tema',
    phrases: ['cor da barra superior {variante}', 'variante da navbar {variante}'],
    args: { variante: arg.escolha('variante', LOOKS_OR_THEME, () => currentPreferences().navbarVariant) },
    run: ({ variante }) => setPreference('navbarVariant', variante as Look),
  }),
  defineCommand({
    ...CONSOLE,
    id: 'casca.skin',
    title: 'Aparência do menu',
    icon: 'tema',
    phrases: ['aparência do menu {skin}', 'skin do menu {skin}', 'skin da barra lateral {skin}'],
    args: { skin: arg.escolha('skin', LOOKS_OR_THEME, () => currentPreferences().sidebarSkin) },
    run: ({ skin }) => setPreference('sidebarSkin', skin as Look),
  }),
  defineCommand({
    ...CONSOLE,
    id: 'casca.acento',
    title: 'Cor de destaque',
    icon: 'tema',
    phrases: ['cor de destaque', 'accent color', 'brand logo'],
    when: () => 'Definido pela marca; não pode ser trocado aqui',
  }),
  defineToggle({
    ...CONSOLE,
    id: 'casca.teclaUnica',
    heading: 'Ajuda',
    title: 'Alternar atalhos de uma tecla',
    icon: 'atalhos',
    phrases: ['alternar atalhos de uma tecla', 'atalhos simples'],
    on: ['ligar atalhos', 'ativar atalhos'],
    off: ['desligar atalhos'],
    isOn: () => currentPreferences().singleKeys,
    turn(singleKeys) {
      setPreference('singleKeys', singleKeys)
      return `Atalhos de uma tecla ${singleKeys ? 'ligados' : 'desligados'}`
    },
  }),
  defineCommand({
    ...CONSOLE,
    id: 'casca.espera',
    heading: 'Ajuda',
    title: 'Espera entre teclas de uma sequência',
    icon: 'atalhos',
    phrases: ['espera entre teclas {espera}'],
    args: { espera: arg.escolha('espera', WAITS, () => String(currentPreferences().sequenceTimeout)) },
    run({ espera }) {
      setPreference('sequenceTimeout', Number(espera) as Preferences['sequenceTimeout'])
      return `Espera entre teclas: ${WAITS.find(({ value }) => value === espera)?.label}`
    },
  }),
  defineToggle({
    ...CONSOLE,
    id: 'casca.animacoes',
    title: 'Alternar animações',
    icon: 'ajustes',
    phrases: ['alternar animações'],
    on: ['animações do sistema', 'ligar animações'],
    off: ['sem animações', 'desligar animações'],
    isOn: () => currentPreferences().motion === 'sistema',
    turn(on) {
      setPreference('motion', on ? 'sistema' : 'reduzida')
      return on ? 'Animações do sistema' : 'Sem animações'
    },
  }),
  defineToggle({
    ...CONSOLE,
    id: 'casca.dicas',
    heading: 'Ajuda',
    title: 'Alternar dicas de teclado',
    icon: 'atalhos',
    phrases: ['alternar dicas de teclado'],
    on: ['mostrar dicas de teclado'],
    off: ['ocultar dicas de teclado'],
    isOn: () => currentPreferences().hints,
    turn: (hints) => setPreference('hints', hints),
  }),
]
