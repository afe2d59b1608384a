/**
 * The forms of a verb, from its infinitive and a table of endings (commands/language/words/README §1): what is typed to
 * have something done ('exclua', 'excluindo', 'excluo'), and what speaks of what was done ('excluiu', 'excluído',
 * 'exclusão'). Folded.
 */

/** A form and whether it tells of something done. */
export interface VerbForm {
  text: string
  past: boolean
}

interface Forms {
  now: string
  past: string
}

/** Behind the stem; V is the verb's own vowel, I that of its participle. */
const ENDINGS: Forms = {
  now: 'Vr Vres Vrem a e as es am em o Vndo Vmos amos emos',
  past: 'Vste Vram Ido Ida Idos Idas Vria Vriam Vrei Vremos Vra Vrao Vsse Vssem Vcao Vcoes Vmento',
}
const PAST_AR = ' ei ou ava avam'
const PAST_OTHER = ' i Vu ia iam sao soes'

/** A stem as it is spelled before an ending: 'apague', 'renomeia', 'corrija', 'confira', 'some'. */
function spelled(stem: string, vowel: string, ending: string): string {
  if (vowel === 'a') {
    const open = /^(?:[aeo]|[ae][ms])$/.test(ending) ? stem.replace(/e$/, 'ei') : stem
    return ending.startsWith('e') ? open.replace(/c$/, 'qu').replace(/g$/, 'gu') : open
  }
  if (vowel === 'e') return stem
  if (/^[ao]/.test(ending)) return stem.replace(/g$/, 'j').replace(/er$/, 'ir')
  return /^e[ms]?$/.test(ending) ? stem.replace(/u([bm])$/, 'o$1') : stem
}

/** Verbs that leave the table, by their infinitive; none of them acts, so that what they tell of the past stops nothing. */
const IRREGULAR = new Map(
  (
    'ver veja ve veem vejo vendo vejam,ir va vai vou vamos indo,sair saia sai saio saindo saiam,ler leia le leio leiam lendo,' +
    'trazer traga traz tragam trago trazendo,refazer refaca refaz refaco refazendo refacam'
  )
    .split(',')
    .map((now) => [now.split(' ')[0], now]),
)

/** Forms that are read as something else: 'ativo' is a status, 'processo' a thing, 'pago' one too. */
const AMBIGUOUS = new Set(['ativo', 'inativo', 'reativo', 'processo', 'reprocesso', 'solto', 'pago'])

const split = (text: string) => text.split(' ').filter(Boolean)

function formsOf(infinitive: string): Forms {
  const irregular = IRREGULAR.get(infinitive)
  const [, stem = '', vowel = ''] = /^(.{3,})([aei])r$/.exec(infinitive) ?? []
  if (irregular || !vowel) return { now: irregular ?? infinitive, past: '' }
  const all = (endings: string) =>
    endings
      .replaceAll('V', vowel)
      .replaceAll('I', vowel === 'a' ? 'a' : 'i')
      .split(' ')
      .map((ending) => (spelled(stem, vowel, ending) + ending).replace(/([^gq])ue$/, vowel === 'i' ? '$1ui' : '$&'))
      .join(' ')
  return { now: all(ENDINGS.now), past: all(ENDINGS.past + (vowel === 'a' ? PAST_AR : PAST_OTHER)) }
}

/** What these verbs are in every form that is not past. */
export const formsNow = (verbs: string): string[] =>
  split(verbs).flatMap((verb) => inflect(verb).flatMap(({ text, past }) => (past ? [] : [text])))

const isInfinitive = (word: string) => word === 'ir' || (/[aei]r$/.test(word) && word.length > 2)

/** Every form of a verb that may have words behind it ('processar de novo'); the text alone where it is no verb. */
export function inflect(text: string): VerbForm[] {
  const [verb = '', ...rest] = text.split(' ')
  if (!isInfinitive(verb)) return [{ text, past: false }]
  const forms = formsOf(verb)
  const whole = (form: string) => [form, ...rest].join(' ')
  const said = split(forms.now).filter((form) => !AMBIGUOUS.has(form))
  // 'exclui' is said now, and 'excluí' before.
  const past = rest.length > 0 ? [] : split(forms.past).filter((form) => !said.includes(form))
  return [
    ...said.map((form) => ({ text: whole(form), past: false })),
    ...past.map((form) => ({ text: form, past: true })),
  ]
}
