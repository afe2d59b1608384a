/**
 * `npm run sandbox:seed -- --transactions 1000000`: fills the database anew at audit scale. Users, orders and bonus
 * entries follow the transactions (1 in 5, 3 in 10, 1 in 2) unless told by --users, --orders, --bonus.
 */
import { parseArgs } from 'node:util'
import { openDatabase } from '#sandbox/database/open.ts'
import { fill } from '#sandbox/platform.ts'
import type { Scale } from '#sandbox/settings.ts'
import { defaultScale, WrongSetting } from '#sandbox/settings.ts'
import { withSettings } from './failure.ts'
import { refuseInUse } from './refuse-in-use.ts'

const option = { type: 'string' } as const
const options = { transactions: option, users: option, orders: option, bonus: option }

/** How many rows the command line asks for. Throws a WrongSetting. */
function askedScale(): Scale {
  const { values } = parseArgs({ options })
  const rows = (name: keyof typeof values, fallback: number): number => {
    const text = values[name]
    if (text === undefined) return fallback
    if (/^[1-9]\d{0,7}$/.test(text)) return Number(text)
    throw new WrongSetting(`--${name}: esperado um número inteiro de 1 a 99999999, veio "${text}"`)
  }
  const transacoes = rows('transactions', defaultScale.transacoes)
  const share = (part: number, usual: number) =>
    transacoes === defaultScale.transacoes ? usual : Math.max(1, Math.round(transacoes * part))
  return {
    transacoes,
    usuarios: rows('users', share(0.2, defaultScale.usuarios)),
    pedidos: rows('orders', share(0.3, defaultScale.pedidos)),
    bonus: rows('bonus', share(0.5, defaultScale.bonus)),
  }
}

const amount = (n: number) => n.toLocaleString('pt-BR')

await withSettings(async (settings) => {
  const scale = askedScale()
  await refuseInUse(settings.database)
  const started = performance.now()
  const db = await openDatabase(settings.database, settings.databaseToken)
  await fill(db, scale)
  db.close()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(
    `${amount(scale.transacoes)} transações, ${amount(scale.usuarios)} usuários, ${amount(scale.pedidos)} pedidos e ${amount(scale.bonus)} bônus em ${seconds} s (${settings.database}).`,
  )
})
