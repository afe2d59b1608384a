/** The verbs of the command layer itself: palette, help, own keys, history, repetition. */
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import { execute, openPalette } from '#commands/dispatcher.ts'
import { argsToRepeat, lastAct } from '#commands/running/last-act.ts'
import { perform } from '#commands/running/run.ts'
import { endWelcome } from '#commands/running/welcome.ts'
import { afterActs, isActing, lastDone, lastUndone, redoEntry, undoEntry } from '#commands/running/take-back.ts'
import { runScript } from '#commands/scripts/run-script.ts'
import { openWindow } from './window-store.ts'

const everywhere = { group: 'Console', place: 'global' } as const

export const layerCommands: readonly AnyCommand[] = [
  defineCommand({
    ...everywhere,
    id: 'casca.paleta',
    title: 'Abrir paleta',
    label: 'Abrir a paleta',
    icon: 'buscar',
    keys: ['Mod+K', ':'],
    phrases: ['abrir paleta', 'comandos', 'paleta de comandos'],
    run: () => openPalette(),
  }),
  defineCommand({
    ...everywhere,
    id: 'casca.atalhos',
    heading: 'Ajuda',
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
      endWelcome()
      openWindow('atalhos')
    },
  }),
  defineCommand({
    ...everywhere,
    id: 'casca.remapear',
    heading: 'Ajuda',
    title: 'Configurar atalhos',
    icon: 'atalhos',
    phrases: ['configurar atalhos', 'remapear teclas', 'trocar atalho', 'trocar teclas'],
    run: () => openWindow('teclas'),
  }),
  defineCommand({
    ...everywhere,
    id: 'casca.historico',
    heading: 'Ajuda',
    title: 'Histórico de comandos',
    icon: 'historico',
    phrases: ['histórico de comandos', 'comandos executados'],
    run: () => openWindow('historico'),
  }),
  defineCommand({
    ...everywhere,
    id: 'paleta.historico',
    title: 'Comandos recentes',
    icon: 'historico',
    phrases: ['comandos recentes'],
    run: () => openWindow('historico'),
  }),
  defineCommand({
    ...everywhere,
    id: 'casca.desfazer',
    redoes: true,
    title: 'Desfazer último comando',
    label: 'Desfazer o último comando',
    icon: 'desfazer',
    keys: ['Mod+Z'],
    leavesFields: true,
    phrases: ['desfazer', 'desfazer último comando', 'desfazer última ação', 'desfazer última alteração', 'undo'],
    when: () => lastDone() !== undefined || isActing() || 'Nada para desfazer',
    async run() {
      if (!(await afterActs())) return
      const entry = lastDone()
      if (entry) await undoEntry(entry)
    },
  }),
  defineCommand({
    ...everywhere,
    id: 'casca.refazer',
    redoes: true,
    title: 'Refazer',
    label: 'Refazer o que foi desfeito',
    icon: 'reprocessar',
    keys: ['Mod+Shift+Z', 'Mod+Y'],
    leavesFields: true,
    // With an order after it 'refazer' reprocesses that.
    phrases: ['refazer', 'repor o desfeito', 'redo'],
    when: () => lastUndone() !== undefined || 'Nada para refazer',
    async run() {
      if (!(await afterActs())) return
      const entry = lastUndone()
      if (entry) await redoEntry(entry)
    },
  }),
  defineCommand({
    ...everywhere,
    id: 'casca.repetir',
    redoes: true,
    title: 'Repetir último comando',
    label: 'Repetir o último comando',
    icon: 'reprocessar',
    keys: ['a a'],
    phrases: ['repetir último comando', 'de novo', 'repetir'],
    when: () => lastAct() !== null || 'Nenhum comando para repetir',
    run(_, { screen }) {
      const last = lastAct()
      // Its own confirmation is asked again: nothing is destroyed by two keys.
      if (last?.command === runScript) void perform(runScript, last.args, 'paleta', { rows: false })
      else if (last) execute(last.command, argsToRepeat(last, screen), 'tecla')
    },
  }),
]
