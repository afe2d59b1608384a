/**
 * Derives the forms of a Portuguese verb from its infinitive and a table of endings (commands/language/words/README
 * §1): forms that request ('exclua', 'excluindo', 'excluo') and forms about the past ('excluiu', 'excluído',
 * 'exclusão'). All forms are folded.
 */

/** A form, and whether it is about the past. */
export interface VerbForm {
  text: string
  isPast: boolean
}

interface ConjugatedForms {
  now: string
  past: string
}

/** Endings after the stem; V is the verb's own vowel, I the vowel of its participle. */
const ENDINGS: ConjugatedForms = {
  now: 'Vr Vres Vrem a e as es am em o Vndo Vmos amos emos',
  past: 'Vste Vram Ido Ida Idos Idas Vria Vriam Vrei Vremos Vra Vrao Vsse Vssem Vcao Vcoes Vmento',
}
const PAST_AR_ENDINGS = ' ei ou ava avam'
const PAST_OTHER_ENDINGS = ' i Vu ia iam sao soes'

/** The stem as it is spelled before an ending: 'apague', 'renomeia', 'corrija', 'confira', 'some'. */
function adjustSpelling(stem: string, vowel: string, ending: string): string {
  if (vowel === 'a') {
    const open = /^(?:[aeo]|[ae][ms])$/.test(ending) ? stem.replace(/e$/, 'ei') : stem
    return ending.startsWith('e') ? open.replace(/c$/, 'qu').replace(/g$/, 'gu') : open
  }
  if (vowel === 'e') return stem
  if (/^[ao]/.test(ending)) return stem.replace(/g$/, 'j').replace(/er$/, 'ir')
  return /^e[ms]?$/.test(ending) ? stem.replace(/u([bm])$/, 'o$1') : stem
}

/**
 * Verbs that do not follow the table, by infinitive. None of them changes anything, so their past forms are not needed.
 */
const IRREGULAR_VERBS = new Map(
  (
    'ver veja ve veem vejo vendo vejam,ir va vai vou vamos indo,sair saia sai saio saindo saiam,ler leia le leio leiam lendo,' +
    'trazer traga traz tragam trago trazendo,refazer refaca refaz refaco refazendo refacam'
  )
    .split(',')
    .map((now) => [now.split(' ')[0], now]),
)

/** Forms with another meaning: 'ativo' is a status, 'processo' and 'pago' are things. */
const AMBIGUOUS_FORMS = new Set(['ativo', 'inativo', 'reativo', 'processo', 'reprocesso', 'solto', 'pago'])

/** Returns the words of a text that is separated by spaces. */
export const splitWords = (text: string): string[] => text.split(' ').filter(Boolean)

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

/** The forms of these verbs that are not past; the infinitives are separated by spaces. */
export const getNonPastForms = (verbs: string): string[] =>
  splitWords(verbs).flatMap((verb) => inflectVerb(verb).flatMap(({ text, isPast }) => (isPast ? [] : [text])))

/** The folded word has the ending of an infinitive. */
export const isInfinitive = (word: string): boolean => word === 'ir' || (/[aei]r$/.test(word) && word.length > 2)

/** Every form of a verb, with the words that follow it ('processar de novo'); the text alone if it is no verb. */
export function inflectVerb(text: string): VerbForm[] {
  const [verb = '', ...rest] = text.split(' ')
  if (!isInfinitive(verb)) return [{ text, isPast: false }]
  const forms = conjugate(verb)
  const withFollowingWords = (form: string) => [form, ...rest].join(' ')
  const presentForms = splitWords(forms.now).filter((form) => !AMBIGUOUS_FORMS.has(form))
  // 'exclui' is present; 'excluí', folded to the same letters, is past.
  const isPast = rest.length > 0 ? [] : splitWords(forms.past).filter((form) => !presentForms.includes(form))
  return [
    ...presentForms.map((form) => ({ text: withFollowingWords(form), isPast: false })),
    ...isPast.map((form) => ({ text: form, isPast: true })),
  ]
}
