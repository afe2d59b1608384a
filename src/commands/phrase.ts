/** A command and its arguments as the line that reads back to them: 'excluir produto 12, 15-18'. */
import type { Arg, Args, MoneyRange, Period } from './args.ts'
import type { AnyCommand } from './define.ts'
import { currentScreen } from './screen.ts'
import type { Values } from './subjects.ts'
import { idPhrase } from './wording.ts'

const SLOT = /\{(\w+)\}/g

/** The names of a phrase's slots, in order. */
export const slotsOf = (phrase: string): string[] => [...phrase.matchAll(SLOT)].map((match) => match[1] ?? '')

const has = (values: Values, name: string) => values[name] !== undefined && values[name] !== ''

/**
 * The canonical line: the first phrase that says all that is known and asks for nothing else; without such a one the
 * first phrase, up to its first open slot.
 */
export function phraseOf(command: AnyCommand, values: Values): string {
  const known = Object.keys(values).filter((name) => has(values, name))
  const phrases: readonly string[] = command.phrases
  const whole = phrases.find((phrase) => {
    const slots = slotsOf(phrase)
    return slots.every((name) => has(values, name)) && known.every((name) => slots.includes(name))
  })
  const chosen = whole ?? phrases[0] ?? command.title
  const open = [...chosen.matchAll(SLOT)].find((match) => !has(values, match[1] ?? ''))
  const said = whole || !open ? chosen : chosen.slice(0, open.index)
  return said.replace(SLOT, (_, name: string) => slotText((command.args as Args)[name], values[name])).trim()
}

/** One argument as it is typed. */
function slotText(arg: Arg | undefined, value: unknown): string {
  if (Array.isArray(value)) return idPhrase(value.filter((item): item is number => typeof item === 'number'))
  switch (arg?.kind) {
    case 'valor':
      return money(value as number)
    case 'faixa':
      return rangeText(value as MoneyRange)
    case 'periodo':
      return periodText(value as Period)
    case 'coluna':
      return (
        currentScreen()
          .list?.columns()
          .find(({ field }) => field === value)
          ?.label.toLowerCase() ?? String(value)
      )
    case 'direcao':
      return value === 'DESC' ? 'decrescente' : 'crescente'
    case 'escolha':
      return arg.choices?.find((choice) => choice.value === value)?.label.toLowerCase() ?? String(value)
    default:
      return String(value)
  }
}

const money = (reais: number) => String(reais).replace('.', ',')

function rangeText({ min, max }: MoneyRange): string {
  if (min !== undefined && max !== undefined) return `de ${money(min)} a ${money(max)}`
  return min !== undefined ? `acima de ${money(min)}` : `até ${money(max ?? 0)}`
}

/** 'yyyy-MM-ddTHH:mm' -> 'dd/MM/yyyy HH:mm', the time only where it is not the day's own edge. */
function momentText(moment: string, edge: string): string {
  const [day = '', time = ''] = moment.split('T')
  return day.split('-').reverse().join('/') + (time === edge ? '' : ` ${time}`)
}

function periodText({ de, ate }: Period): string {
  const start = de === undefined ? undefined : momentText(de, '00:00')
  const end = ate === undefined ? undefined : momentText(ate, '23:59')
  if (start !== undefined && end !== undefined) return start === end ? start : `de ${start} a ${end}`
  return start !== undefined ? `desde ${start}` : `até ${end ?? ''}`
}
