/** Words for the status of a record, on any list (commands/language/views/README §1). */
import { memoizeByText } from './memoize.ts'

/** Status words of any list. A list that cannot filter by a status can then say so. */
const STATUS_BASE_WORDS = new Set(
  (
    'ativo inativo pendente bloqueado liberado cancelado aprovado recusado estornado pago excluido removido apagado ' +
    'processado expirado vencido concluido'
  ).split(' '),
)

/** The status words in every gender and number. */
export const STATUS_WORDS: readonly string[] = [...STATUS_BASE_WORDS].flatMap((word) =>
  [word, word.replace(/o$/, 'a')].flatMap((form) => [form, `${form}s`]),
)

/** The word is a status, in any gender and number. */
export const isStatusWord = (text: string): boolean => STATUS_BASE_WORDS.has(toStatusBase(text))

/** The masculine singular: 'inativas' and 'desabilitadas' -> 'inativo'. */
export const toStatusBase = memoizeByText((text): string =>
  text
    .replace(/s$/, '')
    .replace(/a$/, 'o')
    .replace(/^(?:(?:habilit|lig)ado|enabled|valendo|vigente)$/, 'ativo')
    .replace(/^(?:des(?:abilit|ativ|lig)ado|inativado|disabled)$/, 'inativo'),
)
