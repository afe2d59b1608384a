/** The least that such a list can cost: one call, and as many row elements as are visible, reused while scrolling. */
import '../table.css'
import { COLUMNS, fetchPage, ROW, type Transaction } from '../format.ts'

const findElement = (id: string) => {
  const element = document.getElementById(id)
  if (!element) throw new Error(`The page has no #${id}`)
  return element
}
const scroll = findElement('scroll')
const body = findElement('body')
const SPARE = 6

let rows: readonly Transaction[] = []
let page = 0
let sort = 'id,DESC'
let renderedFrom = -1
const pool: { element: HTMLElement; textNodes: Text[]; index: number }[] = []

for (const [label, field] of COLUMNS) {
  const cell = document.createElement('span')
  cell.textContent = label
  cell.dataset['sort'] = field
  findElement('head').append(cell)
}

function grow(count: number) {
  while (pool.length < count) {
    const element = document.createElement('div')
    element.className = 'row'
    element.setAttribute('role', 'row')
    const textNodes = COLUMNS.map(() => new Text())
    for (const text of textNodes) {
      const cell = document.createElement('span')
      cell.append(text)
      element.append(cell)
    }
    body.append(element)
    pool.push({ element, textNodes, index: -1 })
  }
}

function render(force: boolean) {
  const rowCount = Math.ceil(scroll.clientHeight / ROW) + SPARE
  const from = Math.max(0, Math.min(Math.floor(scroll.scrollTop / ROW) - SPARE / 2, rows.length - rowCount))
  if (!force && from === renderedFrom) return
  grow(rowCount)
  renderedFrom = from
  for (let index = from; index < from + pool.length; index++) {
    const slot = pool[index % pool.length]
    const row = rows[index]
    if (!slot || (slot.index === index && !force)) continue
    slot.element.hidden = !row
    slot.index = row ? index : -1
    if (!row) continue
    slot.element.dataset['index'] = String(index)
    slot.element.style.transform = `translateY(${index * ROW}px)`
    for (const [columnIndex, [, , text]] of COLUMNS.entries()) {
      const node = slot.textNodes[columnIndex]
      if (node) node.data = text(row)
    }
  }
}

async function load() {
  const response = await fetchPage(page, sort)
  rows = response.content
  body.style.height = `${rows.length * ROW}px`
  scroll.scrollTop = 0
  findElement('where').textContent =
    `Página ${page + 1} de ${response.totalPages} (${response.totalElements} registros)`
  render(true)
}

scroll.addEventListener('scroll', () => render(false), { passive: true })
findElement('next').addEventListener('click', () => {
  page++
  void load()
})
findElement('head').addEventListener('click', ({ target }) => {
  const field = target instanceof HTMLElement ? target.dataset['sort'] : undefined
  if (field === undefined) return
  sort = `${field},${sort === `${field},ASC` ? 'DESC' : 'ASC'}`
  page = 0
  void load()
})
void load()
