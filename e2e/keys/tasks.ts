/** Ten tasks of a day, each by its shortest way: which keys are pressed, and what shows that it was done. */
import { expect } from '@playwright/test'
import { demoLogin } from '#sandbox/auth/routes.ts'
import type { Hand } from './hand.ts'

/** One task of a day. */
export interface Task {
  name: string
  /** Where it begins; a sign-in leads to /cashbacks. */
  from: string
  /** Nobody is signed in. */
  visitor?: true
  go: (hand: Hand) => Promise<void>
}

export const TASKS: readonly Task[] = [
  {
    name: 'Entrar',
    from: '/login',
    visitor: true,
    async go(hand) {
      await hand.type(demoLogin.dscEmail)
      await hand.press('Tab')
      await hand.type(demoLogin.dscSenha)
      await hand.press('Enter')
      await hand.at('/cashbacks')
    },
  },
  {
    name: 'Excluir um produto',
    from: '/cashbacks',
    async go(hand) {
      await hand.line('exc pr 12', 'Excluir produto')
      await hand.asked('Excluir produto #12?')
      await hand.press('s')
      await expect.poll(() => hand.sent('DELETE', '/gestor/produtos/12')).toBe(1)
    },
  },
  {
    name: 'Liberar cinco bônus',
    from: '/cashbacks',
    async go(hand) {
      await hand.line('lib 93-95,98,99', 'Liberar')
      await hand.asked('Liberar 5 bônus?')
      await hand.press('s')
      await expect.poll(() => hand.sent('POST', '/gestor/bonus/99/liberar')).toBe(1)
    },
  },
  {
    name: 'Reprocessar um pedido',
    from: '/cashbacks',
    async go(hand) {
      await hand.line('repr 31', 'Reprocessar por Pedido')
      await hand.asked('Reprocessar o pedido #31?')
      await hand.press('s')
      await expect.poll(() => hand.sent('POST', '/gestor/bonus/reprocessar/pedido/31')).toBe(1)
    },
  },
  {
    name: 'Auditar um usuário num período e exportar',
    from: '/cashbacks',
    async go(hand) {
      await hand.line('aud u 3 este ano', 'Auditar usuário')
      await hand.at('/auditoria/transacoes/usuario')
      await hand.rows()
      const file = hand.page.waitForEvent('download')
      await hand.press('a', 'e')
      expect((await file).suggestedFilename()).toMatch(/\.csv$/)
    },
  },
  {
    name: 'Cadastrar um plano com três níveis',
    from: '/cashbacks',
    async go(hand) {
      await hand.press('g', 'm')
      // The list that is left has rows as well.
      await hand.at('/cashback-planos')
      await hand.rows()
      await hand.press('c')
      await hand.focused('Nome')
      await hand.type('Ouro')
      await hand.press('Tab')
      await hand.type('3')
      for (const [row, percent] of ['5', '3', '2'].entries()) {
        // Enter in the last field of a level opens the next one.
        await hand.press(row === 0 ? 'ControlOrMeta+Shift+Enter' : 'Enter')
        await hand.focused(`Percentual da linha ${row + 1}`)
        await hand.type(percent)
      }
      await hand.press('ControlOrMeta+Enter')
      await hand.at('/cashback-planos')
      expect(hand.sent('PUT', /\/gestor\/cashback-planos\/\d+\/niveis/)).toBe(1)
    },
  },
  {
    name: 'Aumentar um estoque',
    from: '/cashbacks',
    async go(hand) {
      await hand.line('est pr 12 = 900', 'Ajustar estoque')
      await hand.asked('Ajustar o estoque do produto #12 para 900?')
      await hand.press('s')
      await expect.poll(() => hand.sent('PUT', '/gestor/produtos/12/estoque')).toBe(1)
    },
  },
  {
    name: 'Ver e editar um registro',
    from: '/cashbacks',
    async go(hand) {
      await hand.press('j', 'v')
      await expect(hand.page.getByRole('dialog', { name: /^Cashback #\d+/ })).toBeVisible()
      await hand.press('e')
      await hand.path(/^\/cashbacks\/editar\/\d+$/)
      await hand.focused('Status')
      await hand.press('Tab')
      await hand.focused('Descrição')
      await hand.type('Novo')
      await hand.press('ControlOrMeta+Enter')
      await hand.at('/cashbacks')
      expect(hand.sent('PUT', '/gestor/cashback/atualizar')).toBe(1)
    },
  },
  {
    name: 'Trocar o tema',
    from: '/cashbacks',
    async go(hand) {
      const theme = () => hand.page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      const before = await theme()
      await hand.press('a', 't')
      await expect.poll(theme).not.toBe(before)
    },
  },
  {
    name: 'Desabilitar três linhas selecionadas',
    from: '/cashbacks',
    async go(hand) {
      await hand.press('j', 'Shift+ArrowDown', 'Shift+ArrowDown')
      await hand.press('h')
      await hand.asked(/^(Desabilitar|Habilitar) 3 cashbacks\?/)
      await hand.press('s')
      await expect.poll(() => hand.sent('PUT', '/gestor/cashback/atualizar')).toBe(3)
    },
  },
]
