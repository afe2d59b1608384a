/**
 * The forms of a verb, from its infinitive and a table of endings (commands/language/README §3): what is typed to have something done
 * ('exclua', 'excluindo', 'excluo'), and what speaks of what was done ('excluiu', 'excluído', 'exclusão'). Folded.
 */

/** A form and whether it tells of something done. */
export interface VerbForm {
  text: string
  past: boolean
}

interface Endings {
  now: string
  past: string
}

/** By the infinitive's ending; '-' is the bare stem. */
const ENDINGS: Readonly<Record<string, Endings>> = {
  ar: {
    now: 'ar ares arem e a em am es as o ando amos emos arei',
    past: 'ei ou aste aram ado ada ados adas ava avam aria ariam ara arao asse assem acao acoes amento',
  },
  er: {
    now: 'er eres erem a e as am em o endo emos amos erei',
    past: 'i eu este eram ido ida idos idas ia iam eria era erao ocao ocoes',
  },
  ir: {
    now: 'ir ires irem a e as am em o indo imos amos irei',
    past: 'iu iste iram ido ida idos idas ia iam iria ira irao icao icoes',
  },
  uir: {
    now: 'uir ua ui uam uem uas uo uindo uimos uamos uirei',
    past: 'uiu uiste uiram uido uida uidos uidas uia uiam uiria uiriam uira uirao uisse usao usoes',
  },
}

/** Stems that end so are spelled otherwise before these letters. */
const SPELLING: readonly (readonly [end: RegExp, before: RegExp, spelled: string])[] = [
  [/c$/, /^e/, 'qu'],
  [/g$/, /^e/, 'gu'],
]

/** Verbs that leave the table, whole. */
const IRREGULAR: Readonly<Record<string, Endings>> = {
  ver: { now: 'ver veja ve veem vejo vendo vejam', past: 'viu viram visto vista vi' },
  ir: { now: 'ir va vai vou vamos indo', past: 'fui foram' },
  abrir: { now: 'abrir abra abre abram abrem abro abrindo', past: 'abriu abriram aberto aberta abertos abertas' },
  sair: { now: 'sair saia sai saio saindo saiam', past: 'saiu sairam' },
  trazer: { now: 'trazer traga traz tragam trago trazendo', past: 'trouxe trouxeram trazido trazida' },
  refazer: { now: 'refazer refaca refaz refaco refazendo refacam', past: 'refez refizeram refeito refeita' },
  inserir: { now: 'inserir insira insere insiro inserindo insiram', past: 'inseriu inseriram inserido inserida' },
  subir: { now: 'subir suba sobe subo subindo subam', past: 'subiu subiram' },
  corrigir: { now: 'corrigir corrija corrige corrijo corrigindo', past: 'corrigiu corrigiram corrigido corrigida' },
  desbloquear: {
    now: 'desbloquear desbloqueie desbloqueia desbloqueio desbloqueando',
    past: 'desbloqueou desbloquearam desbloqueado desbloqueada desbloqueados',
  },
}

/** First persons that are read as something else: 'ativo' is a status, 'processo' a thing. */
const AMBIGUOUS = new Set(['ativo', 'inativo', 'reativo', 'processo', 'reprocesso', 'solto'])

const split = (text: string) => text.split(' ').filter((word) => word !== '')

function formsOf(infinitive: string): Endings {
  const irregular = IRREGULAR[infinitive]
  if (irregular) return irregular
  const end = infinitive.endsWith('uir') && !/[gq]uir$/.test(infinitive) ? 'uir' : infinitive.slice(-2)
  const endings = ENDINGS[end]
  if (!endings || infinitive.length < 5) return { now: infinitive, past: '' }
  const stem = infinitive.slice(0, -end.length)
  const join = (ending: string) => {
    const rule = SPELLING.find(([at, before]) => at.test(stem) && before.test(ending))
    return (rule ? stem.replace(rule[0], rule[2]) : stem) + ending
  }
  return { now: split(endings.now).map(join).join(' '), past: split(endings.past).map(join).join(' ') }
}

const isInfinitive = (word: string) => word === 'ir' || (/[aei]r$/.test(word) && word.length > 2)

/** Every form of a verb that may have words behind it ('processar de novo'); the text alone where it is no verb. */
export function inflect(text: string): VerbForm[] {
  const [verb = '', ...rest] = text.split(' ')
  if (!isInfinitive(verb)) return [{ text, past: false }]
  const { now, past } = formsOf(verb)
  const whole = (form: string) => [form, ...rest].join(' ')
  const told = rest.length > 0 ? [] : split(past).map((form): VerbForm => ({ text: form, past: true }))
  const said = split(now).filter((form) => !AMBIGUOUS.has(form))
  return [...said.map((form): VerbForm => ({ text: whole(form), past: false })), ...told]
}
