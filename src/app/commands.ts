/** The console's own commands: session, navigation, records. */
import { authMe } from '#api/auth-contract.ts'
import { call } from '#api/session/client.ts'
import { refresher } from '#api/session/refresh.ts'
import { ApiError } from '#api/errors.ts'
import { hasReturnPath, exitToLogin, consumeReturnPath } from '#api/session/session-exit.ts'
import { getSessionSecondsLeft, setCurrentUser, signOut } from '#api/session/session.ts'
import { tokenStore } from '#api/token/token.ts'
import * as arg from '#commands/args.ts'
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import { openPalette } from '#commands/command-requests.ts'
import {
  requestUnsavedWorkElsewhere,
  listUnsavedWork,
  listStoredWork,
  describeLoss,
} from '#api/session/unsaved-work.ts'
import { parseHref } from '#lib/urls/route-location.ts'
import { formatTime } from '#lib/format/dates.ts'

/** For a form whose save has no response yet. */
const SENT_FORM_WARNING = 'O formulário já foi enviado e pode ser salvo: o fim não será dito. Sair?'

const CONSOLE_SCOPE = { group: 'Console', scope: 'global' } as const

const sessionCommands = [
  defineCommand({
    ...CONSOLE_SCOPE,
    id: 'sessao.sair',
    title: 'Sair',
    icon: 'sair',
    // Not in the vocabulary class of the command: 'fecha' alone would then be its beginning and end the session.
    phrases: [
      'sair',
      'sair da conta',
      'fechar sessão',
      'encerrar sessão',
      'terminar sessão',
      'fechar conta',
      'tchau',
      'ir embora',
      'trocar de usuário',
      'entrar com outro usuário',
    ],
    async confirm(_, { screen }) {
      const lost = describeLoss([...listUnsavedWork(), ...listStoredWork()], await requestUnsavedWorkElsewhere())
      const losses = [
        screen.form?.isDirty()
          ? screen.form.isSubmitting?.()
            ? SENT_FORM_WARNING
            : 'Descartar alterações e sair?'
          : null,
        lost,
      ]
      const text = losses.filter((loss) => loss !== null).join(' ')
      return text === '' ? null : text
    },
    confirmCondition: 'se algo se perde',
    isDestructive: () => true,
    confirmLabel: 'Sair',
    run: () => signOut(),
  }),
  defineCommand({
    ...CONSOLE_SCOPE,
    id: 'sessao.renovar',
    title: 'Renovar sessão',
    icon: 'recarregar',
    phrases: ['renovar sessão', 'renovar token', 'refresh token'],
    failure: 'Não foi possível renovar a sessão',
    async run() {
      const refreshed = await refresher.refresh(tokenStore.get(), false)
      if (refreshed.kind === 'ended') return exitToLogin('expired')
      if (refreshed.kind === 'unavailable') throw new ApiError({ kind: 'network' })
      const seconds = getSessionSecondsLeft()
      return seconds === null
        ? 'Sessão renovada'
        : `Sessão renovada até ${formatTime(new Date(Date.now() + seconds * 1000))}`
    },
  }),
  defineCommand({
    ...CONSOLE_SCOPE,
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
        // No error: the user becomes null (spec 1 §8).
        setCurrentUser(null)
        return undefined
      }
    },
  }),
  defineCommand({
    ...CONSOLE_SCOPE,
    id: 'sessao.retomar',
    title: 'Voltar para onde parei',
    icon: 'desfazer',
    phrases: ['voltar para onde parei', 'retomar', 'continuar de onde parei'],
    when: () => hasReturnPath() || 'Não há lugar guardado para voltar',
    run(_, { navigate }) {
      const path = consumeReturnPath(() => true)
      if (path !== null) navigate(parseHref(path))
    },
  }),
]

const navigationCommands = [
  defineCommand({
    ...CONSOLE_SCOPE,
    id: 'ir.voltar',
    title: 'Voltar',
    icon: 'setaEsquerda',
    phrases: ['voltar', 'voltar para a lista', 'tela anterior', 'tela de antes', 'histórico anterior'],
    run: () => history.back(),
  }),
  defineCommand({
    ...CONSOLE_SCOPE,
    id: 'ir.avancar',
    title: 'Avançar',
    icon: 'setaDireita',
    phrases: ['avançar', 'tela seguinte'],
    run: () => history.forward(),
  }),
  defineCommand({
    ...CONSOLE_SCOPE,
    id: 'ir.registro',
    opensAnyRecord: true,
    title: 'Ir para registro',
    icon: 'buscar',
    phrases: ['#{id}', 'ir para registro {id}', '{id}'],
    args: { id: arg.integer('id do registro', { min: 1 }) },
    // The palette lists the records that the id may mean, and the operator chooses.
    run: ({ id }) => openPalette(`#${id}`),
  }),
]

export const consoleCommands: readonly AnyCommand[] = [...sessionCommands, ...navigationCommands]
