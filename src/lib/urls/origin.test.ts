import { expect, it } from 'vitest'
import { findOrigin } from './origin.ts'

const audit = { path: '/auditoria/transacoes/tipo', search: '?pagina=2', origin: undefined }
const list = { title: 'Auditoria por Tipo' }
const origin = { title: 'Auditoria por Tipo', address: '/auditoria/transacoes/tipo?pagina=2' }
const history = { path: '/auditoria/transacoes/5', search: '', origin, list: { title: '#5', listsParts: true } }

it('returns the list that a page is opened from, with its state', () =>
  expect(findOrigin('/auditoria/transacoes/5', { ...audit, list })).toEqual(origin))

it('keeps the origin on the same page, and passes it on from one history to another', () => {
  expect(findOrigin('/auditoria/transacoes/5', history)).toBe(origin)
  expect(findOrigin('/auditoria/transacoes/6', history)).toBe(origin)
})

it('returns none if no list was left', () =>
  expect(findOrigin('/auditoria/transacoes/5', { path: '/', search: '', origin, list: null })).toBeUndefined())

it('does not make a list the origin of itself', () =>
  expect(findOrigin(audit.path, { ...audit, list })).toBeUndefined())
