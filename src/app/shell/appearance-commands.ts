/**
 * The commands for the appearance of the console and the behaviour of its keys: the same choices as in the settings
 * panel (spec 1 §2.6).
 */
import * as arg from '#commands/args.ts'
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import { defineToggle } from '#commands/toggle.ts'
import {
  getPreferences,
  type RegionAppearance,
  type Preferences,
  setPreference,
  type Theme,
} from '#ui/theme/preferences.ts'
import { changeTheme, getOppositeTheme, toggleSettings } from './shell-actions.ts'
import { getShellState } from './shell-store.ts'

const CONSOLE_SCOPE = { group: 'Console', scope: 'global' } as const

const APPEARANCES: readonly arg.Choice[] = ['claro', 'escuro'].flatMap((theme) =>
  ['neutro', 'tonal', 'contraste'].map((name) => ({ value: `${theme}-${name}`, label: `${theme} ${name}` })),
)
const APPEARANCES_OR_THEME = [{ value: 'tema', label: 'tema', words: ['padrao'] }, ...APPEARANCES]
const THEMES: readonly arg.Choice[] = [
  { value: 'claro', label: 'claro', words: ['branca', 'branco', 'clarear', 'clareia'] },
  {
    value: 'escuro',
    label: 'escuro',
    words: ['escura', 'preta', 'preto', 'noturno', 'escurecer', 'escurece', 'escureca'],
  },
  { value: 'sistema', label: 'sistema' },
]

/** Timeouts of a key sequence in ms; '0' is no limit. */
const SEQUENCE_TIMEOUTS: readonly arg.Choice[] = [
  { value: '1500', label: '1,5 segundo', words: ['curta'] },
  { value: '3000', label: '3 segundos', words: ['longa'] },
  { value: '0', label: 'sem limite' },
]

/** The commands, in the order of the help. */
export const appearanceCommands: readonly AnyCommand[] = [
  defineToggle({
    ...CONSOLE_SCOPE,
    id: 'casca.ajustes',
    title: 'Abrir painel de ajustes',
    label: 'Painel de ajustes',
    icon: 'ajustes',
    keys: ['g ,'],
    onPhrases: [
      'abrir painel de ajustes',
      'ajustes',
      'abrir configurações',
      'configurações',
      'config',
      'preferências',
      'painel lateral',
      'aparência',
    ],
    offPhrases: ['fechar ajustes'],
    isOn: () => getShellState().settings,
    setState: toggleSettings,
  }),
  defineCommand({
    ...CONSOLE_SCOPE,
    id: 'casca.tema',
    title: 'Usar tema escuro',
    dynamicTitle: ({ tema }) =>
      tema ? `Usar tema ${tema === 'sistema' ? 'do sistema' : tema}` : `Usar tema ${getOppositeTheme()}`,
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
    args: { tema: arg.optional(arg.choice('tema', THEMES, () => getPreferences().theme)) },
    run: ({ tema }) => changeTheme(tema as Theme | undefined),
  }),
  defineCommand({
    ...CONSOLE_SCOPE,
    id: 'casca.navbar',
    title: 'Cor da barra superior',
    icon: 'tema',
    phrases: ['cor da barra superior {variante}', 'variante da navbar {variante}'],
    args: { variante: arg.choice('variante', APPEARANCES_OR_THEME, () => getPreferences().navbarVariant) },
    run: ({ variante }) => setPreference('navbarVariant', variante as RegionAppearance),
  }),
  defineCommand({
    ...CONSOLE_SCOPE,
    id: 'casca.skin',
    title: 'Aparência do menu',
    icon: 'tema',
    phrases: ['aparência do menu {skin}', 'skin do menu {skin}', 'skin da barra lateral {skin}'],
    args: { skin: arg.choice('skin', APPEARANCES_OR_THEME, () => getPreferences().sidebarSkin) },
    run: ({ skin }) => setPreference('sidebarSkin', skin as RegionAppearance),
  }),
  defineCommand({
    ...CONSOLE_SCOPE,
    id: 'casca.acento',
    title: 'Cor de destaque',
    icon: 'tema',
    phrases: ['cor de destaque', 'accent color', 'brand logo'],
    when: () => 'Definido pela marca; não pode ser trocado aqui',
  }),
  defineToggle({
    ...CONSOLE_SCOPE,
    id: 'casca.teclaUnica',
    paletteHeading: 'Ajuda',
    title: 'Alternar atalhos de uma tecla',
    icon: 'atalhos',
    phrases: ['alternar atalhos de uma tecla', 'atalhos simples'],
    onPhrases: ['ligar atalhos', 'ativar atalhos'],
    offPhrases: ['desligar atalhos'],
    isOn: () => getPreferences().singleKeys,
    setState(singleKeys) {
      setPreference('singleKeys', singleKeys)
      return `Atalhos de uma tecla ${singleKeys ? 'ligados' : 'desligados'}`
    },
  }),
  defineCommand({
    ...CONSOLE_SCOPE,
    id: 'casca.espera',
    paletteHeading: 'Ajuda',
    title: 'Espera entre teclas de uma sequência',
    icon: 'atalhos',
    phrases: ['espera entre teclas {espera}'],
    args: { espera: arg.choice('espera', SEQUENCE_TIMEOUTS, () => String(getPreferences().sequenceTimeout)) },
    run({ espera }) {
      setPreference('sequenceTimeout', Number(espera) as Preferences['sequenceTimeout'])
      return `Espera entre teclas: ${SEQUENCE_TIMEOUTS.find(({ value }) => value === espera)?.label}`
    },
  }),
  defineToggle({
    ...CONSOLE_SCOPE,
    id: 'casca.animacoes',
    title: 'Alternar animações',
    icon: 'ajustes',
    phrases: ['alternar animações'],
    onPhrases: ['animações do sistema', 'ligar animações'],
    offPhrases: ['sem animações', 'desligar animações'],
    isOn: () => getPreferences().motion === 'sistema',
    setState(on) {
      setPreference('motion', on ? 'sistema' : 'reduzida')
      return on ? 'Animações do sistema' : 'Sem animações'
    },
  }),
  defineToggle({
    ...CONSOLE_SCOPE,
    id: 'casca.dicas',
    paletteHeading: 'Ajuda',
    title: 'Alternar dicas de teclado',
    icon: 'atalhos',
    phrases: ['alternar dicas de teclado'],
    onPhrases: ['mostrar dicas de teclado'],
    offPhrases: ['ocultar dicas de teclado'],
    isOn: () => getPreferences().hints,
    setState: (hints) => setPreference('hints', hints),
  }),
]
