// @vitest-environment jsdom
/** Tests which regions of the page F6 visits. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setupMount } from '#ui/mount.fixture.ts'
import { focusRegion, hasRegion } from './shell-actions.ts'

const render = setupMount()

// jsdom lays nothing out: without this no element would count as visible.
beforeEach(() => void vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList))
afterEach(() => void vi.restoreAllMocks())

/** Presses F6 (1) or Shift+F6 (-1) until there is no further region; returns the ids of the focused elements. */
function visitRegions(step: 1 | -1): string[] {
  const visited: string[] = []
  while (hasRegion(step)) {
    focusRegion(step)
    visited.push(document.activeElement?.id ?? '')
  }
  return visited
}

it('visits every part of a screen that is named as a region, in the order of the page, and no part without a target', () => {
  render(
    <>
      <header id="topo">
        <button type="button" id="marca" />
      </header>
      <main id="conteudo">
        <section data-region="contagens">
          <p>Nada a fazer</p>
        </section>
        <section data-region="grafico" tabIndex={0} id="grafico">
          <table role="grid" tabIndex={0} id="tabela" />
        </section>
        <form>
          <div data-region="campos">
            <input id="nome" />
          </div>
          <div data-region="salvar">
            <button type="submit" id="gravar" />
          </div>
        </form>
      </main>
    </>,
  )
  expect(visitRegions(1)).toEqual(['marca', 'grafico', 'tabela', 'nome', 'gravar'])
  expect(visitRegions(-1)).toEqual(['nome', 'tabela', 'grafico', 'marca'])
})

it('visits the list bar between the filters and the table, and there the selected tab', () => {
  render(
    <>
      <header id="topo">
        <button type="button" id="marca" />
      </header>
      <main id="conteudo">
        <form data-region="filtros">
          <input id="filtro" />
        </form>
        <div data-region="barra">
          <a href="/lojas" tabIndex={-1} id="todos">
            Todos
          </a>
          <a href="/lojas?status=1" tabIndex={0} id="visao">
            Ativas
          </a>
          <button type="button" id="colunas" />
        </div>
        <table role="grid" tabIndex={0} id="tabela" />
        <div data-region="paginacao">
          <button type="button" id="proxima" />
        </div>
      </main>
    </>,
  )
  expect(visitRegions(1)).toEqual(['marca', 'filtro', 'visao', 'tabela', 'proxima'])
  expect(visitRegions(-1)).toEqual(['tabela', 'visao', 'filtro', 'marca'])
})
