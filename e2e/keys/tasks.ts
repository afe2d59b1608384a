/** Ten tasks of a day, each by its shortest way: which keys are pressed, and what shows that it was done. */
import { expect } from '@playwright/test'
import { DEMO_LOGIN } from '#sandbox/auth/routes.ts'
import type { KeyCounter } from './key-counter.ts'

/** One task of a day. */
export interface Task {
  name: string
  /** Where it begins; a sign-in leads to /cashbacks. */
  startPath: string
  /** Nobody is signed in. */
  isSignedOut?: true
  run: (hand: KeyCounter) => Promise<void>
}

export const TASKS: readonly Task[] = [
  {
    name: 'Entrar',
    startPath: '/login',
    isSignedOut: true,
    async run(hand) {
      await hand.type(DEMO_LOGIN.dscEmail)
      await hand.press('Tab')
      await hand.type(DEMO_LOGIN.dscSenha)
      await hand.press('Enter')
      await hand.expectPath('/cashbacks')
    },
  },
  {
    name: 'Excluir um produto',
    startPath: '/cashbacks',
    async run(hand) {
      await hand.runLine('exc pr 12', 'Excluir produto')
      await hand.expectDialog('Excluir produto #12?')
      await hand.press('s')
      await expect.poll(() => hand.countCalls('DELETE', '/gestor/produtos/12')).toBe(1)
    },
  },
  {
    name: 'Liberar cinco bônus',
    startPath: '/cashbacks',
    async run(hand) {
      await hand.runLine('lib 93-95,98,99', 'Liberar')
      await hand.expectDialog('Liberar 5 bônus?')
      await hand.press('s')
      await expect.poll(() => hand.countCalls('POST', '/gestor/bonus/99/liberar')).toBe(1)
    },
  },
  {
    name: 'Reprocessar um pedido',
    startPath: '/cashbacks',
    async run(hand) {
      await hand.runLine('repr 31', 'Reprocessar por Pedido')
      await hand.expectDialog('Reprocessar o pedido #31?')
      await hand.press('s')
      await expect.poll(() => hand.countCalls('POST', '/gestor/bonus/reprocessar/pedido/31')).toBe(1)
    },
  },
  {
    name: 'Auditar um usuário num período e exportar',
    startPath: '/cashbacks',
    async run(hand) {
      await hand.runLine('aud u 3 este ano', 'Auditar usuário')
      await hand.expectPath('/auditoria/transacoes/usuario')
      await hand.expectRows()
      const file = hand.page.waitForEvent('download')
      await hand.press('a', 'e')
      expect((await file).suggestedFilename()).toMatch(/\.csv$/)
    },
  },
  {
    name: 'Cadastrar um plano com três níveis',
    startPath: '/cashbacks',
    async run(hand) {
      await hand.press('g', 'm')
      // The list that is left has rows as well.
      await hand.expectPath('/cashback-planos')
      await hand.expectRows()
      await hand.press('c')
      await hand.expectFocus('Nome')
      await hand.type('Ouro')
      await hand.press('Tab')
      await hand.type('3')
      for (const [row, percent] of ['5', '3', '2'].entries()) {
        // Enter in the last field of a level opens the next one.
        await hand.press(row === 0 ? 'ControlOrMeta+Shift+Enter' : 'Enter')
        await hand.expectFocus(`Percentual da linha ${row + 1}`)
        await hand.type(percent)
      }
      await hand.press('ControlOrMeta+Enter')
      await hand.expectPath('/cashback-planos')
      expect(hand.countCalls('PUT', /\/gestor\/cashback-planos\/\d+\/niveis/)).toBe(1)
    },
  },
  {
    name: 'Aumentar um estoque',
    startPath: '/cashbacks',
    async run(hand) {
      await hand.runLine('est pr 12 = 900', 'Ajustar estoque')
      await hand.expectDialog('Ajustar o estoque do produto #12 para 900?')
      await hand.press('s')
      await expect.poll(() => hand.countCalls('PUT', '/gestor/produtos/12/estoque')).toBe(1)
    },
  },
  {
    name: 'Ver e editar um registro',
    startPath: '/cashbacks',
    async run(hand) {
      await hand.press('j', 'v')
      await expect(hand.page.getByRole('dialog', { name: /^Cashback #\d+/ })).toBeVisible()
      await hand.press('e')
      await hand.path(/^\/cashbacks\/editar\/\d+$/)
      await hand.expectFocus('Status')
      await hand.press('Tab')
      await hand.expectFocus('Descrição')
      await hand.type('Novo')
      await hand.press('ControlOrMeta+Enter')
      await hand.expectPath('/cashbacks')
      expect(hand.countCalls('PUT', '/gestor/cashback/atualizar')).toBe(1)
    },
  },
  {
    name: 'Trocar o tema',
    startPath: '/cashbacks',
    async run(hand) {
      const theme = () => hand.page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      const before = await theme()
      await hand.press('a', 't')
      await expect.poll(theme).not.toBe(before)
    },
  },
  {
    name: 'Desabilitar três linhas selecionadas',
    startPath: '/cashbacks',
    async run(hand) {
      await hand.press('j', 'Shift+ArrowDown', 'Shift+ArrowDown')
      await hand.press('h')
      await hand.expectDialog(/^(Desabilitar|Habilitar) 3 cashbacks\?/)
      await hand.press('s')
      await expect.poll(() => hand.countCalls('PUT', '/gestor/cashback/atualizar')).toBe(3)
    },
  },
]
