/** The commands of the shell. Each one does what a button of the shell does. */
import * as arg from '#commands/args.ts'
import { type AnyCommand, type Command, defineCommand, UnchangedResult } from '#commands/define.ts'
import { defineToggle } from '#commands/toggle.ts'
import { controlRunNotice, dismissAllNotices, focusNextNotice } from '#ui/notices/notice-actions.ts'
import { createNotSentError } from '#api/errors.ts'
import { createDiagnosis } from '#app/reporting/diagnosis.ts'
import { copyText } from '#ui/device/clipboard.ts'
import { openDialog } from '#commands/dialogs/dialog-store.ts'
import {
  focusContent,
  focusRegion,
  hasRegion,
  isSidebarOpen,
  openTopMenu,
  searchMenu,
  toggleGroup,
  toggleSidebar,
} from './shell-actions.ts'
import { sections } from '#app/sections.ts'
import { LANGUAGES } from './demo-content.ts'
import { appearanceCommands } from './appearance-commands.ts'
import { listMenuGroups } from './menu-tree.ts'
import { getShellState } from './shell-store.ts'

const CONSOLE_SCOPE = { group: 'Console', scope: 'global' } as const

/** The groups of the menu: how an operator types them, and how the menu names them. */
const MENU_GROUPS: readonly arg.Choice[] = listMenuGroups(sections).map(
  ({ name, spokenName = name.toLowerCase(), words }) => ({
    value: name,
    label: spokenName,
    ...(words && { words }),
  }),
)

const menuCommands = [
  defineToggle({
    ...CONSOLE_SCOPE,
    id: 'casca.menuLateral',
    title: 'Alternar menu lateral',
    label: 'Recolher ou expandir o menu',
    icon: 'menu',
    keys: ['Mod+B'],
    phrases: ['alternar menu lateral', 'barra lateral'],
    onPhrases: ['expandir menu', 'mostrar menu'],
    offPhrases: ['recolher menu lateral', 'recolher menu', 'esconder menu', 'fechar menu lateral'],
    isOn: isSidebarOpen,
    setState: toggleSidebar,
  }),
  defineCommand({
    ...CONSOLE_SCOPE,
    id: 'casca.buscarMenu',
    title: 'Buscar no menu',
    icon: 'buscar',
    phrases: ['buscar no menu {texto}'],
    args: { texto: arg.optional(arg.freeText('texto do menu')) },
    run: ({ texto }) => searchMenu(texto ?? ''),
  }),
  defineToggle({
    ...CONSOLE_SCOPE,
    id: 'casca.grupo',
    title: 'Expandir ou recolher grupo do menu',
    icon: 'menu',
    onPhrases: ['expandir grupo {grupo}', 'abrir grupo {grupo}'],
    offPhrases: ['recolher grupo {grupo}', 'fechar grupo {grupo}'],
    args: { grupo: arg.choice('grupo', MENU_GROUPS) },
    isOn: (_, { grupo = '' }) => isSidebarOpen() && !getShellState().folded.has(grupo),
    setState(on, _, { grupo }) {
      toggleSidebar(true)
      toggleGroup(grupo, on)
    },
  }),
]

/** Commands for demo content: they open the list and do nothing else (spec 1 §2.6). */
const demoCommands = [
  defineCommand({
    ...CONSOLE_SCOPE,
    id: 'casca.mensagens',
    title: 'Abrir mensagens',
    icon: 'mensagem',
    phrases: ['abrir mensagens', 'comentários', 'ler mensagens'],
    run: () => openTopMenu('mensagens'),
  }),
  defineCommand({
    ...CONSOLE_SCOPE,
    id: 'casca.mensagens.todas',
    title: 'Ver todas as mensagens',
    icon: 'mensagem',
    phrases: ['ver todas as mensagens', 'see all messages'],
    run: () => openTopMenu('mensagens'),
  }),
  defineCommand({
    ...CONSOLE_SCOPE,
    id: 'casca.notificacoes',
    title: 'Abrir notificações',
    icon: 'aviso',
    phrases: ['abrir notificações', 'sino'],
    run: () => openTopMenu('notificacoes'),
  }),
  defineCommand({
    ...CONSOLE_SCOPE,
    id: 'casca.notificacoes.todas',
    title: 'Ver todas as notificações',
    icon: 'aviso',
    phrases: ['ver todas as notificações', 'see all notifications'],
    run: () => openTopMenu('notificacoes'),
  }),
  defineCommand({
    ...CONSOLE_SCOPE,
    id: 'casca.idioma',
    title: 'Escolher idioma',
    icon: 'idioma',
    phrases: ['escolher idioma {idioma}', 'idioma {idioma}', 'língua {idioma}', 'em {idioma}'],
    args: {
      idioma: arg.optional(
        arg.choice(
          'idioma',
          LANGUAGES.map((language) => ({ value: language, label: language.toLowerCase() })),
        ),
      ),
    },
    run: () => openTopMenu('idioma'),
  }),
  defineCommand({
    ...CONSOLE_SCOPE,
    id: 'casca.menuUsuario',
    title: 'Abrir menu do usuário',
    icon: 'usuario',
    phrases: ['abrir menu do usuário'],
    run: () => openTopMenu('usuario'),
  }),
]

const NO_RUN_RESULT = new UnchangedResult('Nenhuma execução em andamento')

/**
 * Commands for the run over many records that the notice at the top right reports: the same as its buttons
 * (commands/README §4 rule 8).
 */
const runCommands = [
  defineCommand({
    ...CONSOLE_SCOPE,
    id: 'execucao.pausar',
    title: 'Pausar execução',
    icon: 'pausar',
    phrases: ['pausar execução', 'pausar'],
    run: () => (controlRunNotice('pause') ? 'Execução pausada' : NO_RUN_RESULT),
  }),
  defineCommand({
    ...CONSOLE_SCOPE,
    id: 'execucao.continuar',
    title: 'Continuar execução',
    icon: 'direita',
    phrases: ['continuar execução', 'continuar'],
    run: () => (controlRunNotice('resume') ? undefined : NO_RUN_RESULT),
  }),
  defineCommand({
    ...CONSOLE_SCOPE,
    id: 'execucao.parar',
    title: 'Parar execução',
    icon: 'fechar',
    phrases: ['parar execução'],
    run: () => (controlRunNotice('stop') ? undefined : NO_RUN_RESULT),
  }),
]

const focusCommands = [
  defineCommand({
    ...CONSOLE_SCOPE,
    id: 'casca.avisos.dispensar',
    title: 'Dispensar avisos',
    icon: 'fechar',
    keys: ['a v'],
    phrases: ['dispensar avisos', 'fechar avisos', 'limpar toasts'],
    run: () => dismissAllNotices(),
  }),
  defineCommand({
    ...CONSOLE_SCOPE,
    id: 'casca.avisos.focar',
    title: 'Focar avisos',
    label: 'Ir para os avisos',
    icon: 'aviso',
    keys: ['F8'],
    phrases: ['focar avisos', 'ir para avisos'],
    run: () => {
      // No notice is on the screen: the dialog lists those that have gone.
      if (!focusNextNotice()) openDialog('avisos')
    },
  }),
  defineCommand({
    ...CONSOLE_SCOPE,
    id: 'casca.avisos.hoje',
    title: 'Avisos de hoje',
    icon: 'aviso',
    phrases: ['avisos de hoje', 'últimos avisos', 'ver avisos', 'histórico de avisos'],
    run: () => openDialog('avisos'),
  }),
  defineCommand({
    ...CONSOLE_SCOPE,
    id: 'casca.conteudo',
    title: 'Ir para o conteúdo',
    icon: 'setaDireita',
    phrases: ['ir para o conteúdo', 'pular menu'],
    run: () => focusContent(),
  }),
  defineCommand({
    ...CONSOLE_SCOPE,
    id: 'casca.regiao',
    title: 'Próxima região',
    icon: 'setaDireita',
    keys: ['F6'],
    phrases: ['próxima região', 'região seguinte'],
    when: () => hasRegion(1) || 'Esta é a última região',
    run: () => focusRegion(1),
  }),
  defineCommand({
    ...CONSOLE_SCOPE,
    id: 'casca.regiao.anterior',
    title: 'Região anterior',
    icon: 'setaEsquerda',
    keys: ['Shift+F6'],
    phrases: ['região anterior'],
    when: () => hasRegion(-1) || 'Esta é a primeira região',
    run: () => focusRegion(-1),
  }),
  defineCommand({
    ...CONSOLE_SCOPE,
    id: 'casca.versao',
    paletteHeading: 'Ajuda',
    title: 'Sobre',
    icon: 'informacao',
    phrases: ['sobre', 'versão do sistema'],
    run: () => openDialog('sobre'),
  }),
  defineCommand({
    ...CONSOLE_SCOPE,
    id: 'casca.diagnostico',
    paletteHeading: 'Ajuda',
    title: 'Copiar diagnóstico',
    isInAboutDialog: true,
    icon: 'copiar',
    phrases: ['copiar diagnóstico', 'diagnóstico', 'copiar dados para o suporte'],
    success: 'Diagnóstico copiado. Cole no chamado do suporte.',
    failure: 'Não foi possível copiar.',
    async run() {
      if (!(await copyText(createDiagnosis()))) throw createNotSentError('Não foi possível copiar.')
    },
  }),
] satisfies readonly Command[]

export const shellCommands: readonly AnyCommand[] = [
  ...menuCommands,
  ...demoCommands,
  ...appearanceCommands,
  ...runCommands,
  ...focusCommands,
]
