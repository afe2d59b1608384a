/** Ten tasks of a day, each by its shortest way: the keys to press, and what shows that the task is done. */
import { expect } from '@playwright/test'
import { DEMO_LOGIN } from '#sandbox/auth/routes.ts'
import type { KeyCounter } from './key-counter.ts'

/** One task of a day. */
export interface Task {
  name: string
  /** The path at which it begins; a sign-in leads to /cashbacks. */
  startPath: string
  /** Whether the task begins without a session. */
  isSignedOut?: true
  run: (keyboard: KeyCounter) => Promise<void>
}

export const TASKS: readonly Task[] = [
  {
    name: 'Entrar',
    startPath: '/login',
    isSignedOut: true,
    async run(keyboard) {
      await keyboard.type(DEMO_LOGIN.dscEmail)
      await keyboard.press('Tab')
      await keyboard.type(DEMO_LOGIN.dscSenha)
      await keyboard.press('Enter')
      await keyboard.expectPath('/cashbacks')
    },
  },
  {
    name: 'Excluir um produto',
    startPath: '/cashbacks',
    async run(keyboard) {
      await keyboard.runLine('exc pr 12', 'Excluir produto')
      await keyboard.expectDialog('Excluir produto #12?')
      await keyboard.press('s')
      await expect.poll(() => keyboard.countCalls('DELETE', '/gestor/produtos/12')).toBe(1)
    },
  },
  {
    name: 'Liberar cinco bônus',
    startPath: '/cashbacks',
    async run(keyboard) {
      await keyboard.runLine('lib 93-95,98,99', 'Liberar')
      await keyboard.expectDialog('Liberar 5 bônus?')
      await keyboard.press('s')
      await expect.poll(() => keyboard.countCalls('POST', '/gestor/bonus/99/liberar')).toBe(1)
    },
  },
  {
    name: 'Reprocessar um pedido',
    startPath: '/cashbacks',
    async run(keyboard) {
      await keyboard.runLine('repr 31', 'Reprocessar por Pedido')
      await keyboard.expectDialog('Reprocessar o pedido #31?')
      await keyboard.press('s')
      await expect.poll(() => keyboard.countCalls('POST', '/gestor/bonus/reprocessar/pedido/31')).toBe(1)
    },
  },
  {
    name: 'Auditar um usuário num período e exportar',
    startPath: '/cashbacks',
    async run(keyboard) {
      await keyboard.runLine('aud u 3 este ano', 'Auditar usuário')
      await keyboard.expectPath('/auditoria/transacoes/usuario')
      await keyboard.expectRows()
      const file = keyboard.page.waitForEvent('download')
      await keyboard.press('a', 'e')
      expect((await file).suggestedFilename()).toMatch(/\.csv$/)
    },
  },
  {
    name: 'Cadastrar um plano com três níveis',
    startPath: '/cashbacks',
    async run(keyboard) {
      await keyboard.press('g', 'm')
      // The previous list has rows as well.
      await keyboard.expectPath('/cashback-planos')
      await keyboard.expectRows()
      await keyboard.press('c')
      await keyboard.expectFocus('Nome')
      await keyboard.type('Ouro')
      await keyboard.press('Tab')
      await keyboard.type('3')
      for (const [row, percent] of ['5', '3', '2'].entries()) {
        // Enter in the last field of a level adds the next one.
        await keyboard.press(row === 0 ? 'ControlOrMeta+Shift+Enter' : 'Enter')
        await keyboard.expectFocus(`Percentual da linha ${row + 1}`)
        await keyboard.type(percent)
      }
      await keyboard.press('ControlOrMeta+Enter')
      await keyboard.expectPath('/cashback-planos')
      expect(keyboard.countCalls('PUT', /\/gestor\/cashback-planos\/\d+\/niveis/)).toBe(1)
    },
  },
  {
    name: 'Aumentar um estoque',
    startPath: '/cashbacks',
    async run(keyboard) {
      await keyboard.runLine('est pr 12 = 900', 'Ajustar estoque')
      await keyboard.expectDialog('Ajustar o estoque do produto #12 para 900?')
      await keyboard.press('s')
      await expect.poll(() => keyboard.countCalls('PUT', '/gestor/produtos/12/estoque')).toBe(1)
    },
  },
  {
    name: 'Ver e editar um registro',
    startPath: '/cashbacks',
    async run(keyboard) {
      await keyboard.press('j', 'v')
      await expect(keyboard.page.getByRole('dialog', { name: /^Cashback #\d+/ })).toBeVisible()
      await keyboard.press('e')
      await keyboard.path(/^\/cashbacks\/editar\/\d+$/)
      await keyboard.expectFocus('Status')
      await keyboard.press('Tab')
      await keyboard.expectFocus('Descrição')
      await keyboard.type('Novo')
      await keyboard.press('ControlOrMeta+Enter')
      await keyboard.expectPath('/cashbacks')
      expect(keyboard.countCalls('PUT', '/gestor/cashback/atualizar')).toBe(1)
    },
  },
  {
    name: 'Trocar o tema',
    startPath: '/cashbacks',
    async run(keyboard) {
      const theme = () => keyboard.page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      const before = await theme()
      await keyboard.press('a', 't')
      await expect.poll(theme).not.toBe(before)
    },
  },
  {
    name: 'Desabilitar três linhas selecionadas',
    startPath: '/cashbacks',
    async run(keyboard) {
      await keyboard.press('j', 'Shift+ArrowDown', 'Shift+ArrowDown')
      await keyboard.press('h')
      await keyboard.expectDialog(/^(Desabilitar|Habilitar) 3 cashbacks\?/)
      await keyboard.press('s')
      await expect.poll(() => keyboard.countCalls('PUT', '/gestor/cashback/atualizar')).toBe(3)
    },
  },
]
