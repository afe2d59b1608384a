/**
 * Without an objection of axe's, wide in the light theme and narrow in the dark one: what takes the table's place or
 * stands beside it, and the windows of recorded scripts.
 */
import type { Page } from '@playwright/test'
import { judge } from './axe.ts'
import { painel, vista } from './leitura.ts'
import { expect, test } from './test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const provada = (page: Page) =>
  expect(
    painel(page)
      .getByRole('paragraph')
      .filter({ hasText: /^Provada\d\d\/\d\d/ }),
  ).toBeVisible()

test('recorded scripts: none, a new one, one in the list, its question', async ({ page, operador }) => {
  await operador.entraNaLista('/lojas')
  await operador.manda('roteiros')
  await expect(page.getByText('Nenhum roteiro.')).toBeVisible()
  await judge(page)
  await operador.clica('Novo')
  await operador.preenche('Nome', 'Fechamento')
  await operador.preenche('Comandos', 'desabilitar cashback {1}\nir para lojas')
  await judge(page)
  await operador.clica('Guardar')
  await expect(page.getByRole('button', { name: 'Editar “Fechamento”' })).toBeVisible()
  await judge(page)
  await page.keyboard.press('Escape')
  await operador.manda('fechamento 12, 15')
  await expect(page.getByRole('alertdialog')).toContainText('Executar “Fechamento 12, 15”?')
  await judge(page)
})

test('the reading’s panel: on its way, and cancelled', async ({ page, operador, plataforma }) => {
  await operador.entraNaLista('/transacoes')
  await plataforma.late('/transacoes$', 60_000, { query: { PAGE: '3', SIZE: '1000' } })
  await operador.manda('ler tudo')
  await expect(painel(page)).toContainText('Páginas4 de 5')
  await judge(page)
  await operador.manda('cancelar leitura')
  await expect(painel(page)).toContainText('Incompleta')
  await judge(page)
})

test('the reading’s panel: proved, and its exceptions', async ({ page, operador }) => {
  await operador.entraNaLista('/transacoes')
  await operador.manda('ler tudo')
  await provada(page)
  await judge(page)
  await operador.manda('exceções')
  await expect(painel(page)).toContainText('lacunas de id')
  await judge(page)
})

test('the reading’s panel: sums, a description, a sample', async ({ page, operador }) => {
  await operador.entraNaLista('/transacoes')
  for (const [line, name] of [
    ['somar valor por tipo', 'Valor por Tipo'],
    ['descrever valor', 'Valor'],
  ] as const) {
    await operador.manda(line)
    await expect(painel(page).getByRole('table', { name }).first()).toBeVisible()
    await judge(page)
  }
  await operador.manda('amostra 30 semente novembro')
  await expect(painel(page).getByRole('region', { name: 'Amostra' })).toBeVisible()
  await judge(page)
})

test('other readings of the day', async ({ page, operador, espera }) => {
  await operador.entra('/bonus?nivel=1')
  for (const level of [1, 2]) {
    await operador.abre(`/bonus?nivel=${level}`)
    await espera.linha('#')
    await operador.manda('ler tudo')
    await provada(page)
  }
  await expect(painel(page).getByRole('region', { name: 'Outras leituras de hoje' })).toBeVisible()
  await judge(page)
})

test('reconciliation: where one pastes, its differences, nothing that differs', async ({ page, operador }) => {
  await operador.entraNaLista('/bonus')
  await operador.manda('conciliar com colado')
  const box = page.getByRole('textbox', { name: /Cole aqui a tabela/ })
  await expect(box).toBeFocused()
  await judge(page)
  // All but one of what is there, one of another amount, and one that is not: axe looks at each row.
  const { content } = (await operador.consulta('/gestor/bonus?page=0&size=1000&sort=id,ASC')) as {
    content: { id: number; valor: number }[]
  }
  const [, changed, ...rest] = content.map(({ id, valor }) => `${id}\t${valor.toFixed(2).replace('.', ',')}`)
  await operador.cola(['ID\tValor', `${changed?.split('\t')[0]}\t0,01`, ...rest, '99999999\t10,00'].join('\n'))
  await expect(vista(page, 'Conciliar com colado').getByRole('table', { name: 'Diferenças' })).toBeVisible()
  await judge(page)
  await operador.tecla('x')
  await operador.tecla('4')
  await judge(page)
})

test('two periods', async ({ page, operador }) => {
  const newest = (await operador.consulta('/gestor/estatisticas/transacoes?PAGE=2500&SIZE=1')) as {
    content: { dtCadastro: string }[]
  }
  const day = newest.content[0]?.dtCadastro.slice(0, 10) ?? ''
  await operador.entraNaLista(`/auditoria/transacoes/valor?dataInicio=${day}T00:00&dataFim=${day}T23:59`)
  await operador.manda('comparar com mês passado')
  await expect(vista(page, 'Comparar períodos').getByRole('table', { name: 'No todo' })).toBeVisible()
  await judge(page)
})

test('a comparison of records, and a preview', async ({ page, operador }) => {
  await operador.entraNaLista('/transacoes')
  await operador.tecla('j x j x d')
  await expect(page.getByRole('dialog', { name: /^Comparar #/ }).getByRole('table')).toBeVisible()
  await judge(page)
  await page.keyboard.press('Escape')
  await operador.tecla('i')
  await expect(page.getByRole('complementary').filter({ hasText: 'Pagamento' })).toBeVisible()
  await judge(page)
})

test('a review', async ({ page, operador }) => {
  await operador.entraNaLista('/transacoes')
  await operador.manda('amostra 5 semente novembro')
  await expect(painel(page).getByRole('region', { name: 'Amostra' })).toBeVisible()
  await operador.manda('revisar amostra')
  await expect(vista(page, 'Revisar amostra').getByText('1 de 5', { exact: true })).toBeVisible()
  await operador.tecla('k e')
  await expect(page.getByRole('textbox', { name: 'Nota de' })).toBeFocused()
  await judge(page)
})
