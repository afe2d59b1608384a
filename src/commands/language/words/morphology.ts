/**
 * The forms of a verb, from its infinitive and a table of endings (commands/language/words/README §1): what is typed to
 * have something done ('exclua', 'excluindo', 'excluo'), and what speaks of what was done ('excluiu', 'excluído',
 * 'exclusão'). Folded.
 */

/** A form and whether it tells of something done. */
export interface VerbForm {
  text: string
  isPast: boolean
}

interface ConjugatedForms {
  now: string
  past: string
}

/** Behind the stem; V is the verb's own vowel, I that of its participle. */
const ENDINGS: ConjugatedForms = {
  now: 'Vr Vres Vrem a e as es am em o Vndo Vmos amos emos',
  past: 'Vste Vram Ido Ida Idos Idas Vria Vriam Vrei Vremos Vra Vrao Vsse Vssem Vcao Vcoes Vmento',
}
const PAST_AR_ENDINGS = ' ei ou ava avam'
const PAST_OTHER_ENDINGS = ' i Vu ia iam sao soes'

/** A stem as it is spelled before an ending: 'apague', 'renomeia', 'corrija', 'confira', 'some'. */
function adjustSpelling(stem: string, vowel: string, ending: string): string {
  if (vowel === 'a') {
    const open = /^(?:[aeo]|[ae][ms])$/.test(ending) ? stem.replace(/e$/, 'ei') : stem
    return ending.startsWith('e') ? open.replace(/c$/, 'qu').replace(/g$/, 'gu') : open
  }
  if (vowel === 'e') return stem
  if (/^[ao]/.test(ending)) return stem.replace(/g$/, 'j').replace(/er$/, 'ir')
  return /^e[ms]?$/.test(ending) ? stem.replace(/u([bm])$/, 'o$1') : stem
}

/** Verbs that leave the table, by their infinitive; none of them acts, so that what they tell of the past stops nothing. */
const IRREGULAR_VERBS = new Map(
  (
    'ver veja ve veem vejo vendo vejam,ir va vai vou vamos indo,sair saia sai saio saindo saiam,ler leia le leio leiam lendo,' +
    'trazer traga traz tragam trago trazendo,refazer refaca refaz refaco refazendo refacam'
  )
    .split(',')
    .map((now) => [now.split(' ')[0], now]),
)

/** Forms that are read as something else: 'ativo' is a status, 'processo' a thing, 'pago' one too. */
const AMBIGUOUS_FORMS = new Set(['ativo', 'inativo', 'reativo', 'processo', 'reprocesso', 'solto', 'pago'])

const splitWords = (text: string) => text.split(' ').filter(Boolean)

function conjugate(infinitive: string): ConjugatedForms {
  const irregular = IRREGULAR_VERBS.get(infinitive)
  const [, stem = '', vowel = ''] = /^(.{3,})([aei])r$/.exec(infinitive) ?? []
  if (irregular || !vowel) return { now: irregular ?? infinitive, past: '' }
  const addEndings = (endings: string) =>
    endings
      .replaceAll('V', vowel)
      .replaceAll('I', vowel === 'a' ? 'a' : 'i')
      .split(' ')
      .map((ending) =>
        (adjustSpelling(stem, vowel, ending) + ending).replace(/([^gq])ue$/, vowel === 'i' ? '$1ui' : '$&'),
      )
      .join(' ')
  return {
    now: addEndings(ENDINGS.now),
    past: addEndings(ENDINGS.past + (vowel === 'a' ? PAST_AR_ENDINGS : PAST_OTHER_ENDINGS)),
  }
}

/** What these verbs are in every form that is not past. */
export const getNonPastForms = (verbs: string): string[] =>
  splitWords(verbs).flatMap((verb) => inflectVerb(verb).flatMap(({ text, isPast: past }) => (past ? [] : [text])))

const isInfinitive = (word: string) => word === 'ir' || (/[aei]r$/.test(word) && word.length > 2)

/** Every form of a verb that may have words behind it ('processar de novo'); the text alone where it is no verb. */
export function inflectVerb(text: string): VerbForm[] {
  const [verb = '', ...rest] = text.split(' ')
  if (!isInfinitive(verb)) return [{ text, isPast: false }]
  const forms = conjugate(verb)
  const withFollowingWords = (form: string) => [form, ...rest].join(' ')
  const said = splitWords(forms.now).filter((form) => !AMBIGUOUS_FORMS.has(form))
  // 'exclui' is said now, and 'excluí' before.
  const past = rest.length > 0 ? [] : splitWords(forms.past).filter((form) => !said.includes(form))
  return [
    ...said.map((form) => ({ text: withFollowingWords(form), isPast: false })),
    ...past.map((form) => ({ text: form, isPast: true })),
  ]
}
