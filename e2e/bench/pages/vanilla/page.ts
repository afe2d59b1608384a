/** The least that such a list can cost: one call, and as many row elements as are seen, written anew. */
import '../table.css'
import { COLUMNS, fetchPage, ROW, type Transaction } from '../format.ts'

const part = (id: string) => {
  const element = document.getElementById(id)
  if (!element) throw new Error(`The page has no #${id}`)
  return element
}
const scroll = part('scroll')
const body = part('body')
const SPARE = 6

let rows: readonly Transaction[] = []
let page = 0
let sort = 'id,DESC'
let drawnFrom = -1
const pool: { element: HTMLElement; texts: Text[]; index: number }[] = []

for (const [label, field] of COLUMNS) {
  const cell = document.createElement('span')
  cell.textContent = label
  cell.dataset['sort'] = field
  part('head').append(cell)
}

function grow(count: number) {
  while (pool.length < count) {
    const element = document.createElement('div')
    element.className = 'row'
    element.setAttribute('role', 'row')
    const texts = COLUMNS.map(() => new Text())
    for (const text of texts) {
      const cell = document.createElement('span')
      cell.append(text)
      element.append(cell)
    }
    body.append(element)
    pool.push({ element, texts, index: -1 })
  }
}

function draw(anew: boolean) {
  const seen = Math.ceil(scroll.clientHeight / ROW) + SPARE
  const from = Math.max(0, Math.min(Math.floor(scroll.scrollTop / ROW) - SPARE / 2, rows.length - seen))
  if (!anew && from === drawnFrom) return
  grow(seen)
  drawnFrom = from
  for (let index = from; index < from + pool.length; index++) {
    const slot = pool[index % pool.length]
    const row = rows[index]
    if (!slot || (slot.index === index && !anew)) continue
    slot.element.hidden = !row
    slot.index = row ? index : -1
    if (!row) continue
    slot.element.dataset['index'] = String(index)
    slot.element.style.transform = `translateY(${index * ROW}px)`
    for (const [at, [, , text]] of COLUMNS.entries()) {
      const node = slot.texts[at]
      if (node) node.data = text(row)
    }
  }
}

async function load() {
  const answer = await fetchPage(page, sort)
  rows = answer.content
  body.style.height = `${rows.length * ROW}px`
  scroll.scrollTop = 0
  part('where').textContent = `Página ${page + 1} de ${answer.totalPages} (${answer.totalElements} registros)`
  draw(true)
}

scroll.addEventListener('scroll', () => draw(false), { passive: true })
part('next').addEventListener('click', () => {
  page++
  void load()
})
part('head').addEventListener('click', ({ target }) => {
  const field = target instanceof HTMLElement ? target.dataset['sort'] : undefined
  if (field === undefined) return
  sort = `${field},${sort === `${field},ASC` ? 'DESC' : 'ASC'}`
  page = 0
  void load()
})
void load()
