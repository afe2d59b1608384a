/** The console's own verbs: session, places, records, and the command layer itself (commands.md §5 A-C, P). */
import { authMe } from '#api/auth-contract.ts'
import { call } from '#api/client.ts'
import { refresher } from '#api/refresh.ts'
import { ApiError } from '#api/errors.ts'
import { hasReturnPath, leave, takeReturnPath } from '#api/session-leave.ts'
import { sessionTimeLeft, setCurrentUser, signOut } from '#api/session.ts'
import { tokens } from '#api/token.ts'
import * as arg from '#commands/args.ts'
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import { execute, openPalette } from '#commands/dispatcher.ts'
import { openWindow } from '#commands/windows/window-store.ts'
import { argsToRepeat, lastCommand } from '#commands/running/last-command.ts'
import { formatTime } from '#lib/dates.ts'

const everywhere = { group: 'Console', place: 'global' } as const

const session = [
  defineCommand({
    ...everywhere,
    id: 'sessao.sair',
    title: 'Sair',
    icon: 'sair',
    phrases: ['sair'],
    confirm: (_, { screen }) => (screen.form?.dirty() ? 'Descartar alterações e sair?' : null),
    confirmLabel: 'Sair',
    run: () => signOut(),
  }),
  defineCommand({
    ...everywhere,
    id: 'sessao.renovar',
    title: 'Renovar sessão',
    icon: 'recarregar',
    phrases: ['renovar sessão', 'renovar token', 'refresh token'],
    failure: 'Não foi possível renovar a sessão',
    async run() {
      const refreshed = await refresher.refresh(tokens.current())
      if (refreshed.kind === 'ended') return leave('expired')
      if (refreshed.kind === 'unavailable') throw new ApiError({ kind: 'network' })
      const seconds = sessionTimeLeft()
      return seconds === null
        ? 'Sessão renovada'
        : `Sessão renovada até ${formatTime(new Date(Date.now() + seconds * 1000))}`
    },
  }),
  defineCommand({
    ...everywhere,
    id: 'sessao.perfilAtual',
    title: 'Recarregar meu usuário',
    icon: 'usuario',
    phrases: ['recarregar meu usuário', 'quem sou eu', 'usuário atual'],
    async run() {
      try {
        const user = await call(authMe, {})
        setCurrentUser(user)
        return `${user.dscNome ?? ''} · ${user.dscEmail ?? ''}`
      } catch {
        // Silent: the user becomes null (spec 1 §8).
        setCurrentUser(null)
        return undefined
      }
    },
  }),
  defineCommand({
    ...everywhere,
    id: 'sessao.retomar',
    title: 'Voltar para onde parei',
    icon: 'desfazer',
    phrases: ['voltar para onde parei', 'retomar', 'continuar de onde parei'],
    when: () => hasReturnPath() || 'Não há lugar guardado para voltar',
    run(_, { navigate }) {
      const path = takeReturnPath(() => true)
      if (path !== null) navigate(path)
    },
  }),
]

const places = [
  defineCommand({
    ...everywhere,
    id: 'ir.voltar',
    title: 'Voltar',
    icon: 'setaEsquerda',
    phrases: ['voltar', 'tela anterior', 'histórico anterior'],
    run: () => history.back(),
  }),
  defineCommand({
    ...everywhere,
    id: 'ir.avancar',
    title: 'Avançar',
    icon: 'setaDireita',
    phrases: ['avançar', 'tela seguinte'],
    run: () => history.forward(),
  }),
  defineCommand({
    ...everywhere,
    id: 'ir.registro',
    title: 'Ir para registro',
    icon: 'buscar',
    phrases: ['#{id}', 'ir para registro {id}', '{id}'],
    args: { id: arg.n('id do registro', { min: 1 }) },
    // The palette lists whose record it may be; the operator says which.
    run: ({ id }) => openPalette(`#${id}`),
  }),
]

const layer = [
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
    title: 'Mostrar atalhos',
    label: 'Atalhos desta tela',
    icon: 'atalhos',
    keys: ['?', 'Mod+/'],
    phrases: ['mostrar atalhos', 'ajuda', 'atalhos', 'atalhos de teclado', 'teclas', 'help'],
    run: () => openWindow('atalhos'),
  }),
  defineCommand({
    ...everywhere,
    id: 'casca.remapear',
    title: 'Configurar atalhos',
    icon: 'atalhos',
    phrases: ['configurar atalhos', 'remapear teclas', 'trocar atalho'],
    run: () => openWindow('teclas'),
  }),
  defineCommand({
    ...everywhere,
    id: 'casca.historico',
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
    phrases: ['comandos recentes', 'recentes'],
    run: () => openWindow('historico'),
  }),
  defineCommand({
    ...everywhere,
    id: 'casca.repetir',
    title: 'Repetir último comando',
    label: 'Repetir o último comando',
    icon: 'reprocessar',
    keys: ['a a'],
    phrases: ['repetir último comando', 'de novo', 'repetir'],
    when: () => lastCommand() !== null || 'Nenhum comando para repetir',
    run(_, { screen }) {
      const last = lastCommand()
      // Its own confirmation is asked again: nothing is destroyed by two keys.
      if (last) execute(last.command, argsToRepeat(last, screen), 'tecla')
    },
  }),
]

export const consoleCommands: readonly AnyCommand[] = [...session, ...places, ...layer]
