/** Rows copied in other forms (listing/README §6): JSON, Markdown, ids for the palette, and the call without the token. */
import { expect, test } from './test.ts'

for (const { path, call, id } of [
  { path: '/transacoes', call: '/gestor/estatisticas/transacoes', id: 5000 },
  { path: '/cashbacks', call: '/gestor/cashback/listar', id: 250 },
])
  test(`${path}: as JSON, as Markdown, the ids, the call`, async ({ page, operador, espera, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const copied = async (line: string, said: string): Promise<string> => {
      await operador.manda(line)
      await espera.toast(said)
      return page.evaluate(() => navigator.clipboard.readText())
    }
    await operador.entraNaLista(path)
    await operador.tecla('j x j x')
    const rows = JSON.parse(await copied('copiar json', '2 linhas copiadas como JSON')) as { id: number }[]
    expect(rows.map((row) => row.id)).toEqual([id, id - 1])
    const table = await copied('copiar markdown', '2 linhas copiadas como Markdown')
    expect(table.split('\n')).toHaveLength(4)
    expect(table).toMatch(/^\| ID \| Descrição \|/)
    expect(await copied('copiar ids', '2 ids copiados')).toMatch(new RegExp(`${id}\\D+${id - 1}|${id - 1}\\D+${id}`))
    const curl = await copied('copiar curl', 'Chamada copiada, sem o token')
    expect(curl).toContain(call)
    expect(curl).not.toContain((await operador.ficha()).slice(0, 20))
  })

for (const { path, columns, pattern } of [
  { path: '/transacoes', columns: 9, pattern: /^-?R\$\s[\d.]+,\d\d$/ },
  { path: '/cashbacks', columns: 6, pattern: /^[\d.,]+%$/ },
])
  test(`${path}: the cell and the rows by key, as they are seen`, async ({ page, operador, espera, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await operador.entraNaLista(path)
    await operador.tecla('j ArrowRight ArrowRight')
    const cell = page.getByRole('grid').locator('td[data-cursor]')
    const shown = (await cell.innerText()).replaceAll('\u00a0', ' ')
    await operador.tecla('Mod+c')
    await espera.toast('Copiado')
    const text = (await copied()).replaceAll('\u00a0', ' ')
    expect(text).toMatch(pattern)
    expect(text).toBe(shown)
    await operador.tecla('x j x Shift+Y')
    await espera.toast('2 linhas copiadas')
    const lines = (await copied()).replaceAll('\u00a0', ' ').split('\n')
    expect(lines.map((line) => line.split('\t').length)).toEqual([columns, columns])
    expect(lines[0]?.split('\t')[2]).toBe(shown)
  })
