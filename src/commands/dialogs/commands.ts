/** The commands of the command layer itself: palette, help, custom keys, history, undo, redo, repetition. */
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import { execute, openPalette } from '#commands/command-requests.ts'
import { getRepeatArgs, getLastAction } from '#commands/execution/last-action.ts'
import { performCommand } from '#commands/execution/perform-command.ts'
import { hideWelcome } from '#commands/execution/welcome.ts'
import {
  whenActionsEnd,
  isActionRunning,
  getLastUndoable,
  getLastUndone,
  redoEntry,
  undoEntry,
} from '#commands/execution/undo.ts'
import { runScript } from '#commands/scripts/run-script.ts'
import { openDialog } from './dialog-store.ts'

const globalCommandBase = { group: 'Console', scope: 'global' } as const

export const layerCommands: readonly AnyCommand[] = [
  defineCommand({
    ...globalCommandBase,
    id: 'casca.paleta',
    title: 'Abrir paleta',
    label: 'Abrir a paleta',
    icon: 'buscar',
    keys: ['Mod+K', ':'],
    phrases: ['abrir paleta', 'comandos', 'paleta de comandos'],
    run: () => openPalette(),
  }),
  defineCommand({
    ...globalCommandBase,
    id: 'casca.atalhos',
    paletteHeading: 'Ajuda',
    isOfferedWithoutMatch: true,
    title: 'Mostrar atalhos',
    label: 'Atalhos desta tela',
    icon: 'atalhos',
    keys: ['?', 'Mod+/'],
    phrases: [
      'mostrar atalhos',
      'ajuda',
      'atalhos',
      'atalhos de teclado',
      'teclas',
      'help',
      'orientação',
      'comandos desta tela',
    ],
    run() {
      hideWelcome()
      openDialog('atalhos')
    },
  }),
  defineCommand({
    ...globalCommandBase,
    id: 'casca.remapear',
    paletteHeading: 'Ajuda',
    title: 'Configurar atalhos',
    icon: 'atalhos',
    phrases: ['configurar atalhos', 'remapear teclas', 'trocar atalho', 'trocar teclas'],
    run: () => openDialog('teclas'),
  }),
  defineCommand({
    ...globalCommandBase,
    id: 'casca.historico',
    paletteHeading: 'Ajuda',
    title: 'Histórico de comandos',
    icon: 'historico',
    phrases: ['histórico de comandos', 'comandos executados'],
    run: () => openDialog('historico'),
  }),
  defineCommand({
    ...globalCommandBase,
    id: 'paleta.historico',
    title: 'Comandos recentes',
    icon: 'historico',
    phrases: ['comandos recentes'],
    run: () => openDialog('historico'),
  }),
  defineCommand({
    ...globalCommandBase,
    id: 'casca.desfazer',
    replaysHistory: true,
    title: 'Desfazer último comando',
    label: 'Desfazer o último comando',
    icon: 'desfazer',
    keys: ['Mod+Z'],
    yieldsToFields: true,
    phrases: ['desfazer', 'desfazer último comando', 'desfazer última ação', 'desfazer última alteração', 'undo'],
    when: () => getLastUndoable() !== undefined || isActionRunning() || 'Nada para desfazer',
    async run() {
      if (!(await whenActionsEnd())) return
      const entry = getLastUndoable()
      if (entry) await undoEntry(entry)
    },
  }),
  defineCommand({
    ...globalCommandBase,
    id: 'casca.refazer',
    replaysHistory: true,
    title: 'Refazer',
    label: 'Refazer o que foi desfeito',
    icon: 'reprocessar',
    keys: ['Mod+Shift+Z', 'Mod+Y'],
    yieldsToFields: true,
    // With an object after it, 'refazer' means to reprocess that object.
    phrases: ['refazer', 'repor o desfeito', 'redo'],
    when: () => getLastUndone() !== undefined || 'Nada para refazer',
    async run() {
      if (!(await whenActionsEnd())) return
      const entry = getLastUndone()
      if (entry) await redoEntry(entry)
    },
  }),
  defineCommand({
    ...globalCommandBase,
    id: 'casca.repetir',
    replaysHistory: true,
    title: 'Repetir último comando',
    label: 'Repetir o último comando',
    icon: 'reprocessar',
    keys: ['a a'],
    phrases: ['repetir último comando', 'de novo', 'repetir'],
    when: () => getLastAction() !== null || 'Nenhum comando para repetir',
    run(_, { screen }) {
      const last = getLastAction()
      // The script is confirmed again, so that two keys destroy nothing.
      if (last?.command === runScript) void performCommand(runScript, last.args, 'paleta', { usesTargetRows: false })
      else if (last) execute(last.command, getRepeatArgs(last, screen), 'tecla')
    },
  }),
]
