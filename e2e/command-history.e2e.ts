/** The history of commands: past commands are read, repeated and undone there. */
import { expect, test } from './fixtures.ts'

test('past commands can be viewed, whole if they fit, repeated and undone', async ({ page, operator, expected }) => {
  await operator.opensSignedIn('/cashbacks')
  const [{ id } = { id: 0 }] = await operator.fetchRows('/gestor/cashback/listar?page=0&size=5&STATUS_ID=1')
  await operator.runsOnRecord('desabilitar cashback', id)
  await expected.toast('Status atualizado')
  await operator.runs('histórico de comandos')
  const history = page.getByRole('dialog', { name: 'Histórico de comandos' })
  await expect(history.getByRole('listitem').first()).toContainText(`desabilitar cashback ${id}`)
  await history.getByRole('button', { name: `Desfazer: habilitar cashback ${id}` }).click()
  await expected.text(`Desfeito: desabilitar cashback ${id}`)
  await expect.poll(() => expected.countCalls('PUT', '/gestor/cashback/atualizar')).toBe(2)
  await test.step('a long phrase is readable whole below its command', async () => {
    await operator.presses('Escape')
    await expect(history).toHaveCount(0)
    await operator.runs('auditar cashback de 01/10/2026 14:30 a 15/10/2026 18:45')
    await expected.path('/auditoria/transacoes/tipo')
    await operator.runs('histórico de comandos')
    const phrase = page.getByRole('dialog').getByText('auditar cashback de 01/10/2026')
    await expect(phrase).toBeVisible()
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await phrase.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth), `${width} px`).toBe(
        false,
      )
    }
  })
})
