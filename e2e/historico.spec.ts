/** The history of commands: what was done is read, repeated and taken back there. */
import { expect, test } from './test.ts'

test('what was done can be looked at, repeated and taken back', async ({ page, operador, espera }) => {
  await operador.entra('/cashbacks')
  const [{ id } = { id: 0 }] = await operador.lista('/gestor/cashback/listar?page=0&size=5&STATUS_ID=1')
  await operador.faz('desabilitar cashback', id)
  await espera.toast('Status atualizado')
  await operador.manda('histórico de comandos')
  const history = page.getByRole('dialog', { name: 'Histórico de comandos' })
  await expect(history.getByRole('listitem').first()).toContainText(`desabilitar cashback ${id}`)
  await history.getByRole('button', { name: `Desfazer: habilitar cashback ${id}` }).click()
  await espera.texto(`Desfeito: desabilitar cashback ${id}`)
  await expect.poll(() => espera.vezes('PUT', '/gestor/cashback/atualizar')).toBe(2)
})

test('a phrase of what was done is read whole where it has room to go on below', async ({ page, operador, espera }) => {
  await operador.entraNaLista('/cashbacks')
  await operador.manda('auditar cashback de 01/10/2026 14:30 a 15/10/2026 18:45')
  await espera.caminho('/auditoria/transacoes/tipo')
  await operador.manda('histórico de comandos')
  const phrase = page.getByRole('dialog').getByText('auditar cashback de 01/10/2026')
  await expect(phrase).toBeVisible()
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await phrase.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth), `${width} px`).toBe(
      false,
    )
  }
})
