/** Lists kept under a name: saved, found again, and put in the place of another one. */
import { activeCashbacks } from './cashbacks.ts'
import { expect, test } from './test.ts'

test('a list is kept under a name and found again', async ({ page, operador, espera }) => {
  await operador.entraNaLista('/cashbacks')
  await operador.manda('ordenar por descrição')
  await operador.manda('100 por página')
  await espera.pagina(1, 3)
  await operador.manda('salvar visão natal')
  await espera.toast(/Visão .*natal.* salva/)
  await operador.manda('ir para lojas')
  await espera.caminho('/lojas')
  await operador.manda('visão natal')
  await espera.caminho('/cashbacks')
  await espera.chamada('GET', '/gestor/cashback/listar', { query: { page: '0', size: '100', sort: 'dscCashback,ASC' } })
  // The same list again loses nothing; another one would take the place of the first, which is asked about.
  await operador.manda('salvar visão Natal')
  await espera.toast(/Visão .*Natal.* salva/)
  await operador.manda('inverter ordem')
  await operador.manda('salvar visão natal')
  await operador.cancela('Já há uma visão “Natal”, diferente desta. Trocar?')
  await operador.manda('ir para lojas')
  await espera.caminho('/lojas')
  await operador.manda('visão natal')
  await expect(page).toHaveURL(/ordem=dscCashback%2CASC|ordem=dscCashback,ASC/)
})

test('what is taken back is never an act older than a view that was replaced or removed', async ({
  operador,
  espera,
}) => {
  await operador.entraNaLista('/cashbacks')
  const [one = 0] = await activeCashbacks(operador, 1)
  await operador.faz('desabilitar cashback', one)
  await espera.toast('Status atualizado')
  await operador.manda('salvar visão natal')
  await espera.toast(/Visão .*natal.* salva/)
  await operador.manda('inverter ordem')
  await operador.manda('salvar visão natal')
  await operador.confirma('Já há uma visão “natal”, diferente desta. Trocar?')
  await operador.tecla('Mod+z')
  await espera.texto('“salvar visão natal”: não há como desfazer')
  await operador.manda('excluir visão natal')
  await operador.confirma('Excluir a visão “natal”?')
  await espera.toast('Visão excluída')
  await operador.tecla('Mod+z')
  await espera.texto('“excluir visão natal”: não há como desfazer')
  expect(await activeCashbacks(operador)).not.toContain(one)
})
