/** The shell's verbs: each does what a button of the shell does. */
import * as arg from '#commands/args.ts'
import { type AnyCommand, type Command, defineCommand, Unchanged } from '#commands/define.ts'
import { defineToggle } from '#commands/toggle.ts'
import { controlRun, dismissAll, focusToasts } from '#ui/notices/notice-acts.ts'
import { openWindow } from '#commands/windows/window-store.ts'
import {
  focusContent,
  focusRegion,
  hasRegion,
  isSidebarOpen,
  openTopMenu,
  searchMenu,
  toggleGroup,
  toggleSidebar,
} from './actions.ts'
import { sections } from '#app/sections.ts'
import { LANGUAGES } from './demo.ts'
import { appearanceCommands } from './appearance-commands.ts'
import { menuGroups } from './menu-tree.ts'
import { shellState } from './state.ts'
import { VERSION } from '#lib/start/version.ts'

const CONSOLE = { group: 'Console', place: 'global' } as const

/** The groups of the menu as they are said, and as the menu names them. */
const GROUPS: readonly arg.Choice[] = menuGroups(sections).map(({ name, said = name.toLowerCase(), words }) => ({
  value: name,
  label: said,
  ...(words && { words }),
}))

const menu = [
  defineToggle({
    ...CONSOLE,
    id: 'casca.menuLateral',
    title: 'Alternar menu lateral',
    label: 'Recolher ou expandir o menu',
    icon: 'menu',
    keys: ['Mod+B'],
    phrases: ['alternar menu lateral', 'barra lateral'],
    on: ['expandir menu', 'mostrar menu'],
    off: ['recolher menu lateral', 'recolher menu', 'esconder menu', 'fechar menu lateral'],
    isOn: isSidebarOpen,
    turn: toggleSidebar,
  }),
  defineCommand({
    ...CONSOLE,
    id: 'casca.buscarMenu',
    title: 'Buscar no menu',
    icon: 'buscar',
    phrases: ['buscar no menu {texto}'],
    args: { texto: arg.optional(arg.texto('texto do menu')) },
    run: ({ texto }) => searchMenu(texto ?? ''),
  }),
  defineToggle({
    ...CONSOLE,
    id: 'casca.grupo',
    title: 'Expandir ou recolher grupo do menu',
    icon: 'menu',
    on: ['expandir grupo {grupo}', 'abrir grupo {grupo}'],
    off: ['recolher grupo {grupo}', 'fechar grupo {grupo}'],
    args: { grupo: arg.escolha('grupo', GROUPS) },
    isOn: (_, { grupo = '' }) => isSidebarOpen() && !shellState().folded.has(grupo),
    turn(on, _, { grupo }) {
      toggleSidebar(true)
      toggleGroup(grupo, on)
    },
  }),
]

/** Demo content: the list is shown, and nothing follows (spec 1 §2.6). */
const demo = [
  defineCommand({
    ...CONSOLE,
    id: 'casca.mensagens',
    title: 'Abrir mensagens',
    icon: 'mensagem',
    phrases: ['abrir mensagens', 'comentários', 'ler mensagens'],
    run: () => openTopMenu('mensagens'),
  }),
  defineCommand({
    ...CONSOLE,
    id: 'casca.mensagens.todas',
    title: 'Ver todas as mensagens',
    icon: 'mensagem',
    phrases: ['ver todas as mensagens', 'see all messages'],
    run: () => openTopMenu('mensagens'),
  }),
  defineCommand({
    ...CONSOLE,
    id: 'casca.notificacoes',
    title: 'Abrir notificações',
    icon: 'aviso',
    phrases: ['abrir notificações', 'sino'],
    run: () => openTopMenu('notificacoes'),
  }),
  defineCommand({
    ...CONSOLE,
    id: 'casca.notificacoes.todas',
    title: 'Ver todas as notificações',
    icon: 'aviso',
    phrases: ['ver todas as notificações', 'see all notifications'],
    run: () => openTopMenu('notificacoes'),
  }),
  defineCommand({
    ...CONSOLE,
    id: 'casca.idioma',
    title: 'Escolher idioma',
    icon: 'idioma',
    phrases: ['escolher idioma {idioma}', 'idioma {idioma}', 'língua {idioma}', 'em {idioma}'],
    args: {
      idioma: arg.optional(
        arg.escolha(
          'idioma',
          LANGUAGES.map((language) => ({ value: language, label: language.toLowerCase() })),
        ),
      ),
    },
    run: () => openTopMenu('idioma'),
  }),
  defineCommand({
    ...CONSOLE,
    id: 'casca.menuUsuario',
    title: 'Abrir menu do usuário',
    icon: 'usuario',
    phrases: ['abrir menu do usuário'],
    run: () => openTopMenu('usuario'),
  }),
]

const NO_RUN = new Unchanged('Nenhuma execução em andamento')

/**
 * The run of many records that is told of at the top right: by phrase what its buttons do (commands/README §4 rule 8).
 */
const run = [
  defineCommand({
    ...CONSOLE,
    id: 'execucao.pausar',
    title: 'Pausar execução',
    icon: 'pausar',
    phrases: ['pausar execução', 'pausar'],
    run: () => (controlRun('pause') ? 'Execução pausada' : NO_RUN),
  }),
  defineCommand({
    ...CONSOLE,
    id: 'execucao.continuar',
    title: 'Continuar execução',
    icon: 'direita',
    phrases: ['continuar execução', 'continuar'],
    run: () => (controlRun('resume') ? undefined : NO_RUN),
  }),
  defineCommand({
    ...CONSOLE,
    id: 'execucao.parar',
    title: 'Parar execução',
    icon: 'fechar',
    phrases: ['parar execução'],
    run: () => (controlRun('stop') ? undefined : NO_RUN),
  }),
]

const moving = [
  defineCommand({
    ...CONSOLE,
    id: 'casca.avisos.dispensar',
    title: 'Dispensar avisos',
    icon: 'fechar',
    keys: ['a v'],
    phrases: ['dispensar avisos', 'fechar avisos', 'limpar toasts'],
    run: () => dismissAll(),
  }),
  defineCommand({
    ...CONSOLE,
    id: 'casca.avisos.focar',
    title: 'Focar avisos',
    label: 'Ir para os avisos',
    icon: 'aviso',
    keys: ['F8'],
    phrases: ['focar avisos', 'ir para avisos'],
    run: () => {
      // None is on the screen: those that have gone are found again.
      if (!focusToasts()) openWindow('avisos')
    },
  }),
  defineCommand({
    ...CONSOLE,
    id: 'casca.avisos.hoje',
    title: 'Avisos de hoje',
    icon: 'aviso',
    phrases: ['avisos de hoje', 'últimos avisos', 'ver avisos', 'histórico de avisos'],
    run: () => openWindow('avisos'),
  }),
  defineCommand({
    ...CONSOLE,
    id: 'casca.conteudo',
    title: 'Ir para o conteúdo',
    icon: 'setaDireita',
    phrases: ['ir para o conteúdo', 'pular menu'],
    run: () => focusContent(),
  }),
  defineCommand({
    ...CONSOLE,
    id: 'casca.regiao',
    title: 'Próxima região',
    icon: 'setaDireita',
    keys: ['F6'],
    phrases: ['próxima região', 'região seguinte'],
    when: () => hasRegion(1) || 'Esta é a última região',
    run: () => focusRegion(1),
  }),
  defineCommand({
    ...CONSOLE,
    id: 'casca.regiao.anterior',
    title: 'Região anterior',
    icon: 'setaEsquerda',
    keys: ['Shift+F6'],
    phrases: ['região anterior'],
    when: () => hasRegion(-1) || 'Esta é a primeira região',
    run: () => focusRegion(-1),
  }),
  defineCommand({
    ...CONSOLE,
    id: 'casca.versao',
    heading: 'Ajuda',
    title: 'Sobre',
    icon: 'informacao',
    phrases: ['sobre', 'versão do sistema'],
    run: () => `Versão ${VERSION}`,
  }),
] satisfies readonly Command[]

export const shellCommands: readonly AnyCommand[] = [...menu, ...demo, ...appearanceCommands, ...run, ...moving]
