/** Tells whether a text of the platform is meant for an operator or for programmers (case O3). */

/** Longer texts are stack traces or pages, not messages; characters. */
const MAX_LENGTH = 300

const MACHINE_TEXT_PATTERNS: readonly RegExp[] = [
  // Markup, and a serialized object or list.
  /<\/?[a-z!]/i,
  /^\s*[[{]\s*["{[\]}]/,
  // 'java.lang.NullPointerException', 'br.com.loja.Produto$Proxy', 'TypeError: x is not a function'
  /\b\w+(?:Exception|Error)\b/,
  /\b(?:[a-z][\w$]*\.){2,}[A-Z][\w$]*/,
  /\bat [\w.$<>]+ ?\([^)]*\)|\bTraceback \(|\bcannot read propert|\bis not a function\b/i,
  // 'could not execute statement; SQL [n/a]; constraint [uk_nome]', 'select * from produto where'
  /\bSQL(?:STATE|\s*\[)|\bORA-\d+|\bconstraint \[|\b(?:select|insert into|delete from|update)\b.+\b(?:from|values|where|set)\b/i,
]

/** True for a short text without markup, code, class names or database words. */
export const isSentence = (text: string): boolean =>
  text.trim() !== '' && text.length <= MAX_LENGTH && !MACHINE_TEXT_PATTERNS.some((pattern) => pattern.test(text))
