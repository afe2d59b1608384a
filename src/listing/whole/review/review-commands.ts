/** The verbs of the review queue: one record, one key, on to the next (listing/whole/review/README §1). */
import { defineCommand, Unchanged } from '#commands/define.ts'
import { source } from '#listing/toolbar-commands.ts'
// At hand and not fetched: the next key is pressed before the last one has been waited for.
import { backToSkipped, giveVerdict, moveReview, takeBack } from '#listing/whole/review-store.ts'
import { wholeReading } from '#listing/whole/whole-store.ts'
import { onWhole } from '#listing/whole/on-whole.ts'

const run = () => import('./review-run.ts')
const failure = 'Não foi possível abrir a revisão.'

export const leituraRevisar = defineCommand({
  ...onWhole,
  region: 'leitura',
  id: 'leitura.revisar',
  title: 'Revisar registros um a um',
  label: 'Revisar',
  icon: 'documento',
  phrases: ['revisar', 'revisão', 'começar revisão', 'iniciar revisão'],
  keys: ['r'],
  failure,
  run: async (_, context) => (await run()).openReview(source(context), 'what was last'),
})

const amostra = defineCommand({
  ...onWhole,
  id: 'leitura.revisar.amostra',
  title: 'Revisar a amostra',
  icon: 'documento',
  phrases: ['revisar amostra'],
  failure,
  run: async (_, context) => (await run()).openReview(source(context), 'sample'),
})

const excecoes = defineCommand({
  ...onWhole,
  id: 'leitura.revisar.excecoes',
  title: 'Revisar as exceções',
  icon: 'documento',
  phrases: ['revisar exceções'],
  failure,
  run: async (_, context) => (await run()).openReview(source(context), 'exceptions'),
})

/** Keys and condition of a verb inside the queue. */
const inView = {
  group: 'Tabela',
  place: 'list',
  region: 'revisar',
  when: () => wholeReading.get()?.view?.kind === 'review' || 'Nenhuma revisão aberta',
} as const

export const revisarConforme = defineCommand({
  ...inView,
  id: 'revisar.conforme',
  title: 'Dar o registro por conforme',
  label: 'Conforme',
  icon: 'certo',
  phrases: ['veredito conforme', 'marcar conforme'],
  keys: ['k'],
  run: () => giveVerdict('conforme'),
})

export const revisarExcecao = defineCommand({
  ...inView,
  id: 'revisar.excecao',
  title: 'Dar o registro por exceção',
  label: 'Exceção',
  icon: 'erro',
  phrases: ['veredito exceção', 'marcar exceção'],
  keys: ['e'],
  run: () => giveVerdict('exceção'),
})

export const revisarPular = defineCommand({
  ...inView,
  id: 'revisar.pular',
  title: 'Pular o registro',
  label: 'Pular',
  icon: 'setaDireita',
  phrases: ['pular registro'],
  keys: ['p'],
  run: () => giveVerdict('pulada'),
})

export const revisarPuladas = defineCommand({
  ...inView,
  id: 'revisar.puladas',
  title: 'Voltar às puladas da revisão',
  label: 'Voltar às puladas',
  phrases: ['rever puladas', 'voltar às puladas'],
  keys: ['Shift+P'],
  run: () => (backToSkipped() ? undefined : new Unchanged('Nenhuma pulada')),
})

export const revisarNota = defineCommand({
  ...inView,
  id: 'revisar.nota',
  title: 'Anotar algo ao registro',
  label: 'Nota',
  icon: 'editar',
  phrases: ['nota do registro'],
  keys: ['n'],
  run: () => document.querySelector<HTMLElement>('[data-region="revisar"] textarea')?.focus(),
})

export const revisarDesfazer = defineCommand({
  ...inView,
  id: 'revisar.desfazer',
  title: 'Desfazer o último veredito',
  label: 'Desfazer o último',
  icon: 'desfazer',
  phrases: ['desfazer veredito'],
  keys: ['u'],
  run: () => (takeBack() === null ? new Unchanged('Nenhum veredito a desfazer') : undefined),
})

const seguinte = defineCommand({
  ...inView,
  id: 'revisar.proximo',
  title: 'Ir para o próximo registro da revisão',
  label: 'Próximo',
  phrases: ['próximo registro da revisão'],
  keys: [']'],
  run: () => moveReview(1),
})

const anterior = defineCommand({
  ...inView,
  id: 'revisar.anterior',
  title: 'Ir para o registro anterior da revisão',
  label: 'Anterior',
  phrases: ['registro anterior da revisão'],
  keys: ['['],
  run: () => moveReview(-1),
})

export const revisarPassos = [anterior, seguinte]

export const reviewCommands = [
  leituraRevisar,
  amostra,
  excecoes,
  revisarConforme,
  revisarExcecao,
  revisarPular,
  revisarNota,
  revisarDesfazer,
  seguinte,
  anterior,
  revisarPuladas,
]
