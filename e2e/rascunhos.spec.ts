/** What a draft remembers besides what was typed: the values that were opened. */
import type { Operador } from './operador.ts'
import type { TestPlatform } from './platform.ts'
import { expect, test } from './test.ts'
import { failedCall } from './watch.ts'

const PLANS = '/gestor/cashback-planos'

/** Writes with other hands, past the console. */
async function another(operador: Operador, plataforma: TestPlatform, path: string, data: object) {
  plataforma.touch()
  const headers = { Authorization: `Bearer ${await operador.ficha()}` }
  const answer = await operador.page.request.put(`${plataforma.url}/api${path}`, { headers, data })
  expect(answer.ok()).toBe(true)
}

/** The window in which the operator decides. */
const conflict = ({ page }: Operador, name: string) =>
  page.getByRole('dialog', { name: `${name} mudou enquanto você editava` })

/** Reloads the page once the draft is kept, and waits for it to be back. */
async function recarrega({ page }: Operador) {
  await page.reload()
  await expect(page.getByText('Rascunho restaurado')).toBeVisible()
}

test.beforeEach(({ page, vigia }) => {
  vigia.accept(failedCall)
  page.on('dialog', (asked) => void asked.accept())
})

test('a draft that comes back asks before it undoes what somebody else changed meanwhile [N1]', async ({
  page,
  operador,
  espera,
  plataforma,
}) => {
  const ATUALIZAR = '/gestor/categorias/atualizar'
  await operador.edita('/categorias/editar/5', 'Nome')
  const dscNome = await operador.campo('Nome').inputValue()
  const dscEnum = await operador.campo('Enum').inputValue()
  await operador.preenche('Enum', 'MEU_ENUM')
  await espera.texto(/Rascunho guardado/)
  await another(operador, plataforma, ATUALIZAR, { id: 5, dscNome, dscEnum: 'ENUM_DO_COLEGA', statusId: 1 })
  await recarrega(operador)
  await espera.texto('O registro mudou no servidor.')
  // As it comes back so it is kept: a second time tells no less.
  await recarrega(operador)
  await operador.tecla('Mod+Enter')
  const asked = conflict(operador, 'A categoria #5')
  for (const name of [`Original: ${dscEnum}`, 'Meu: MEU_ENUM', 'Atual: ENUM_DO_COLEGA'])
    await expect(asked.getByRole('radio', { name })).toBeVisible()
  expect(espera.vezes('PUT', ATUALIZAR)).toBe(0)
  await page.keyboard.press('3')
  await page.keyboard.press('ControlOrMeta+Enter')
  await espera.chamada('PUT', ATUALIZAR, { body: { dscEnum: 'ENUM_DO_COLEGA' } })
})

test('levels that came while the session was lost are not taken away by a draft [N1]', async ({
  operador,
  espera,
  plataforma,
}) => {
  await operador.edita('/cashback-planos/editar/5', 'Nome')
  await operador.preenche('Percentual da linha 1', '9,5')
  await plataforma.refuse('cashback-planos/5$', 403, { times: 1 })
  await operador.clica('Salvar')
  await espera.caminho('/login')
  const { niveis } = (await operador.consulta(`${PLANS}/5`)) as { niveis: { nivel: number; percentual: number }[] }
  const more = [...niveis.map(({ nivel, percentual }) => ({ nivel, percentual })), { nivel: 9, percentual: 1 }]
  await another(operador, plataforma, `${PLANS}/5/niveis`, { niveis: more })
  await operador.troca(await operador.ficha())
  await operador.abre('/cashback-planos/editar/5')
  await espera.texto('Rascunho restaurado')
  await operador.tecla('Mod+Enter')
  await expect(conflict(operador, 'O plano #5').getByRole('radio', { name: /^Meu: .*9,5%/ })).toBeVisible()
  expect(espera.vezes('PUT', `${PLANS}/5`)).toBe(0)
})
