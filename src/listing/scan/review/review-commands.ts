/** The commands of the review queue: one key judges a record and moves to the next (listing/scan/review/README §1). */
import * as arg from '#commands/args.ts'
import { type AnyCommand, defineCommand, UnchangedResult } from '#commands/define.ts'
import { getListSource } from '#listing/table-command-base.ts'
// Imported statically: the next key may be pressed before a lazy import has resolved.
import {
  goToFirstSkipped,
  setVerdict,
  moveNote,
  moveReview,
  reviewStore,
  undoVerdict,
} from '#listing/scan/review-store.ts'
import { scanStore } from '#listing/scan/scan-store.ts'
import { scanCommandBase } from '#listing/scan/scan-command-base.ts'

const importReviewRun = () => import('./open-review.ts')
const failureText = 'Não foi possível abrir a revisão.'

export const reviewCommand = defineCommand({
  ...scanCommandBase,
  region: 'leitura',
  id: 'leitura.revisar',
  title: 'Revisar registros um a um',
  label: 'Revisar',
  icon: 'documento',
  phrases: ['revisar', 'revisão', 'começar revisão', 'iniciar revisão'],
  keys: ['r'],
  failure: failureText,
  run: async (_, context) => (await importReviewRun()).openReview(getListSource(context), 'what was last'),
})

const reviewSampleCommand = defineCommand({
  ...scanCommandBase,
  id: 'leitura.revisar.amostra',
  title: 'Revisar a amostra',
  icon: 'documento',
  phrases: ['revisar amostra'],
  failure: failureText,
  run: async (_, context) => (await importReviewRun()).openReview(getListSource(context), 'sample'),
})

const reviewExceptionsCommand = defineCommand({
  ...scanCommandBase,
  id: 'leitura.revisar.excecoes',
  title: 'Revisar as exceções',
  icon: 'documento',
  phrases: ['revisar exceções'],
  failure: failureText,
  run: async (_, context) => (await importReviewRun()).openReview(getListSource(context), 'exceptions'),
})

/** Region and condition of commands inside the view. */
const reviewCommandBase = {
  group: 'Tabela',
  scope: 'list',
  region: 'revisar',
  when: () => scanStore.get()?.view?.kind === 'review' || 'Nenhuma revisão aberta',
} as const

/** The current record; undefined at the end of the queue. */
const getCurrentItem = () => {
  const shown = reviewStore.get()
  return shown?.review.items[shown.index]
}

/** Focuses the text area of the current record's note. */
const focusNote = () => document.querySelector<HTMLElement>('[data-region="revisar"] textarea')?.focus()

export const markConformingCommand = defineCommand({
  ...reviewCommandBase,
  id: 'revisar.conforme',
  title: 'Dar o registro por conforme',
  label: 'Conforme',
  icon: 'certo',
  phrases: ['veredito conforme', 'marcar conforme'],
  keys: ['k'],
  run: () => setVerdict('conforme'),
})

export const markExceptionCommand = defineCommand({
  ...reviewCommandBase,
  id: 'revisar.excecao',
  title: 'Dar o registro por exceção',
  label: 'Exceção',
  icon: 'erro',
  phrases: ['veredito exceção', 'marcar exceção'],
  keys: ['e'],
  // The reason is written now or never, so the record stays on the screen until then.
  run() {
    setVerdict('exceção', Date.now(), true)
    focusNote()
  },
})

export const skipRecordCommand = defineCommand({
  ...reviewCommandBase,
  id: 'revisar.pular',
  title: 'Pular o registro',
  label: 'Pular',
  icon: 'setaDireita',
  phrases: ['pular registro'],
  keys: ['p'],
  run: () => setVerdict('pulada'),
})

export const reviewSkippedCommand = defineCommand({
  ...reviewCommandBase,
  id: 'revisar.puladas',
  title: 'Voltar às puladas da revisão',
  label: 'Voltar às puladas',
  phrases: ['rever puladas', 'voltar às puladas'],
  keys: ['Shift+P'],
  run: () => (goToFirstSkipped() ? undefined : new UnchangedResult('Nenhuma pulada')),
})

export const noteCommand = defineCommand({
  ...reviewCommandBase,
  id: 'revisar.nota',
  title: 'Anotar algo ao registro',
  label: 'Nota',
  icon: 'editar',
  phrases: ['nota do registro'],
  keys: ['n'],
  run: focusNote,
})

/** For example '#48 · exceção': every record of the queue except the current one; the one judged last comes first. */
function otherRecords(): string[] {
  const { items, given } = reviewStore.get()?.review ?? { items: [], given: [] }
  const verdicts = new Map(given.toReversed().map(({ id, verdict }) => [id, verdict]))
  const ids = new Set([...verdicts.keys(), ...items.map(({ row }) => row.id)])
  ids.delete(getCurrentItem()?.row.id ?? 0)
  return [...ids].map((id) => `#${id}${verdicts.has(id) ? ` · ${verdicts.get(id)}` : ''}`)
}

const hasNote = (): true | string => {
  const item = getCurrentItem()
  if (!item) return 'Nenhum registro à vista'
  return reviewStore.get()?.review.notes[item.row.id] !== undefined || `O registro #${item.row.id} não tem nota`
}

export const moveNoteCommand = defineCommand({
  ...reviewCommandBase,
  id: 'revisar.nota.mover',
  title: 'Mover a nota para outro registro',
  label: 'Mover a nota',
  icon: 'editar',
  phrases: ['mover nota para {registro}', 'passar nota para {registro}'],
  args: { registro: arg.freeText('id do registro', { getSuggestions: otherRecords }) },
  when() {
    const openState = reviewCommandBase.when()
    return openState === true ? hasNote() : openState
  },
  run({ registro }) {
    const id = Number(/\d+/.exec(registro)?.[0])
    if (!reviewStore.get()?.review.items.some(({ row }) => row.id === id))
      return new UnchangedResult(`“${registro}” não é um registro desta revisão`)
    moveNote(id)
    return `Nota movida para #${id}`
  },
})

export const undoVerdictCommand = defineCommand({
  ...reviewCommandBase,
  id: 'revisar.desfazer',
  title: 'Desfazer o último veredito',
  label: 'Desfazer o último',
  icon: 'desfazer',
  phrases: ['desfazer veredito'],
  keys: ['u'],
  run: () => (undoVerdict() === null ? new UnchangedResult('Nenhum veredito a desfazer') : undefined),
})

const nextRecordCommand = defineCommand({
  ...reviewCommandBase,
  id: 'revisar.proximo',
  title: 'Ir para o próximo registro da revisão',
  label: 'Próximo',
  phrases: ['próximo registro da revisão'],
  keys: [']'],
  run: () => moveReview(1),
})

const previousRecordCommand = defineCommand({
  ...reviewCommandBase,
  id: 'revisar.anterior',
  title: 'Ir para o registro anterior da revisão',
  label: 'Anterior',
  phrases: ['registro anterior da revisão'],
  keys: ['['],
  run: () => moveReview(-1),
})

export const reviewStepCommands = [previousRecordCommand, nextRecordCommand]

export const reviewCommands: readonly AnyCommand[] = [
  reviewCommand,
  reviewSampleCommand,
  reviewExceptionsCommand,
  markConformingCommand,
  markExceptionCommand,
  skipRecordCommand,
  noteCommand,
  moveNoteCommand,
  undoVerdictCommand,
  nextRecordCommand,
  previousRecordCommand,
  reviewSkippedCommand,
]
