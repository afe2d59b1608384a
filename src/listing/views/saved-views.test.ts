// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { ownerStore } from '#lib/storage/owner.ts'
import { deleteView, findView, saveView, getSavedViews } from './saved-views.ts'

beforeEach(() => {
  localStorage.clear()
  ownerStore.set('7')
})

it('stores a view under its name and finds it, ignoring accents and case', () => {
  saveView('Bônus pendentes', '/bonus?statusId=1')
  expect(findView('bonus PENDENTES')).toEqual({ name: 'Bônus pendentes', to: '/bonus?statusId=1' })
  expect(findView('bonus')).toMatchObject({ name: 'Bônus pendentes' })
  expect(findView('outra')).toBeUndefined()
})

it('stores a pasted name as it looks', () => {
  saveView('Bo\u0302nus\u00a0\u200b', '/bonus')
  expect(getSavedViews()).toEqual([{ name: 'Bônus', to: '/bonus' }])
})

it('replaces the view of the same name, and finds none if two names begin alike', () => {
  saveView('Pendentes', '/bonus')
  saveView('pendentes', '/produtos')
  expect(getSavedViews()).toEqual([{ name: 'pendentes', to: '/produtos' }])
  saveView('Pendentes caros', '/produtos?x=1')
  expect(findView('pend')).toBeUndefined()
  expect(findView('pendentes')?.to).toBe('/produtos')
})

it('refuses a view beyond the limit, and loses none of the others', () => {
  for (let index = 0; index < 100; index++)
    expect(saveView(`visão ${index}`, '/bonus')).toBe(`Visão “visão ${index}” salva`)
  expect(saveView('mais uma', '/bonus')).toBe('Já há 100 visões: exclua uma antes')
  expect(saveView('Visao 3', '/produtos')).toBe('Visão “Visao 3” salva')
  expect(getSavedViews()).toHaveLength(100)
})

it('deletes a view', () => {
  saveView('a', '/bonus')
  saveView('b', '/bonus')
  deleteView('A')
  expect(getSavedViews().map(({ name }) => name)).toEqual(['b'])
})

it('accepts paths of the console only', () => {
  localStorage.setItem(
    'gestor.visoes:7:',
    JSON.stringify({
      v: 1,
      at: 1,
      end: null,
      out: false,
      value: [
        { name: 'x', to: '//evil.example' },
        { name: 'y', to: 'https://evil.example' },
        { name: 'z', to: '/bonus' },
      ],
    }),
  )
  expect(getSavedViews().map(({ name }) => name)).toEqual(['z'])
})

it('says so if the browser stores nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError')
  })
  expect(saveView('x', '/bonus')).toBe('O navegador não permite guardar a visão')
  vi.restoreAllMocks()
})

it('belong to one operator [M1]', () => {
  ownerStore.set('9')
  saveView('silva', '/usuarios?nome=silva')
  ownerStore.set('8')
  expect(getSavedViews()).toEqual([])
  ownerStore.set('9')
  expect(getSavedViews()).toHaveLength(1)
})
