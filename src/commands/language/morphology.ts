/**
 * The forms of a verb, from its infinitive and a table of endings (commands/language/README §3): what is typed to have something done
 * ('exclua', 'excluindo', 'excluo'), and what speaks of what was done ('excluiu', 'excluído', 'exclusão'). Folded.
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
  now: 'Vr Vres Vrem a e as es am em o Vndo Vmos amos emos Vrei',
  past: 'Vste Vram Ido Ida Idos Idas Vria Vriam Vra Vrao Vsse Vssem Vcao Vcoes Vmento',
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

/** Verbs that leave the table, whole. */
const IRREGULAR: Readonly<Record<string, Forms>> = {
  ver: { now: 'ver veja ve veem vejo vendo vejam', past: 'viu viram visto vista vi' },
  ir: { now: 'ir va vai vou vamos indo', past: 'fui foram' },
  abrir: { now: 'abrir abra abre abram abrem abro abrindo', past: 'abriu abriram aberto aberta abertos abertas' },
  sair: { now: 'sair saia sai saio saindo saiam', past: 'saiu sairam' },
  trazer: { now: 'trazer traga traz tragam trago trazendo', past: 'trouxe trouxeram trazido trazida' },
  refazer: { now: 'refazer refaca refaz refaco refazendo refacam', past: 'refez refizeram refeito refeita' },
  ler: { now: 'ler leia le leio leiam lendo', past: 'leu leram lido lida' },
}

/** First persons that are read as something else: 'ativo' is a status, 'processo' a thing. */
const AMBIGUOUS = new Set(['ativo', 'inativo', 'reativo', 'processo', 'reprocesso', 'solto'])

const split = (text: string) => text.split(' ').filter(Boolean)

function formsOf(infinitive: string): Forms {
  const irregular = IRREGULAR[infinitive]
  if (irregular) return irregular
  const [, stem = '', vowel = ''] = /^(.{3,})([aei])r$/.exec(infinitive) ?? []
  if (!vowel) return { now: infinitive, past: '' }
  const all = (endings: string) =>
    endings
      .replaceAll('V', vowel)
      .replaceAll('I', vowel === 'a' ? 'a' : 'i')
      .split(' ')
      .map((ending) => (spelled(stem, vowel, ending) + ending).replace(/([^gq])ue$/, vowel === 'i' ? '$1ui' : '$&'))
      .join(' ')
  return { now: all(ENDINGS.now), past: all(ENDINGS.past + (vowel === 'a' ? PAST_AR : PAST_OTHER)) }
}

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
