/** Words for the state that a record is in, whichever list it stands in (commands/language/views/README §1). */

/** Status words of any list, so that one the call does not filter by is told as such. */
const STATUS_BASE_WORDS = new Set(
  (
    'ativo inativo pendente bloqueado liberado cancelado aprovado recusado estornado pago excluido removido apagado ' +
    'processado expirado vencido concluido'
  ).split(' '),
)

/** The same in every gender and number. */
export const STATUS_WORDS: readonly string[] = [...STATUS_BASE_WORDS].flatMap((word) =>
  [word, word.replace(/o$/, 'a')].flatMap((one) => [one, `${one}s`]),
)

/** The word is said of a status, in any gender and number. */
export const isStatusWord = (text: string): boolean => STATUS_BASE_WORDS.has(toStatusBase(text))

/** One masculine form: 'inativas' and 'desabilitadas' -> 'inativo'. */
export const toStatusBase = (text: string): string =>
  text
    .replace(/s$/, '')
    .replace(/a$/, 'o')
    .replace(/^(?:(?:habilit|lig)ado|enabled|valendo|vigente)$/, 'ativo')
    .replace(/^(?:des(?:abilit|ativ|lig)ado|inativado|disabled)$/, 'inativo')
