/** Beneath the header under the cursor: which column it is, how wide, the keys that change it; or its menu. */
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { execute } from '#commands/dispatcher.ts'
import { useKeyOf, useKeyOfId } from '#commands/keys/use-keys.ts'
import type { Column } from '#listing/define.ts'
import type { ListModel } from '#listing/model.ts'
import { Keys } from '#ui/signs/kbd.tsx'
import { Menu, MenuItem, MenuLabel } from '#ui/parts/menu.tsx'
import { widthNow } from './acts.ts'
import { columnCommands } from './commands.ts'
import './header-tools.css'
import './sideways.css'

/** In the order of the card: what it says of them, and whose keys. */
const ROWS: readonly (readonly [string, ...string[]])[] = [
  ['mover', 'coluna.esquerda', 'coluna.direita'],
  ['fixar', 'coluna.fixar'],
  ['largura, 32 px', 'coluna.estreitar', 'coluna.alargar'],
  ['ocultar', 'coluna.ocultar'],
  ['largura, 8 px', 'coluna.estreitarPouco', 'coluna.alargarPouco'],
  ['ajustar ao maior', 'coluna.ajustar'],
]

/** Nothing while the cursor is on a row and no header's menu is open. */
export function HeaderTools({ list }: { list: ListModel }) {
  const { cursor, columns, menu } = list
  const asked = typeof menu === 'object' && menu !== null && 'column' in menu ? menu.column : null
  const at =
    asked === null ? (cursor?.row === -1 ? cursor.column : -1) : columns.findIndex((one) => one.field === asked)
  const column = columns[at]
  if (!column) return null
  return (
    <Beneath list={list} at={at} beside={asked === null}>
      {asked === null ? <ColumnCard list={list} column={column} at={at} /> : <ColumnActs list={list} column={column} />}
    </Beneath>
  )
}

interface BeneathProps {
  list: ListModel
  /** The place of the column among those that are seen, 0-based. */
  at: number
  /** Not over the column's own values, where there is room beside it. */
  beside: boolean
  children: ReactNode
}

/** Stands under the header of the column at this place, inside of what is seen of the table. */
function Beneath({ list, at, beside, children }: BeneathProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const header = list.gridRef.current?.querySelector<HTMLElement>(`thead th[aria-colindex="${at + 2}"]`)
    const scroller = box.current?.parentElement
    if (!box.current || !header || !scroller) return
    const { offsetWidth } = box.current
    const most = scroller.scrollLeft + scroller.clientWidth - offsetWidth - 8
    const right = header.offsetLeft + header.offsetWidth + 2
    const left = header.offsetLeft - offsetWidth - 2
    const wanted = !beside ? header.offsetLeft : right <= most ? right : Math.max(left, scroller.scrollLeft)
    box.current.style.left = `${Math.max(0, Math.min(wanted, most))}px`
    box.current.style.top = `${scroller.scrollTop + header.offsetHeight + 6}px`
  })
  return (
    <div ref={box} className="column-tools">
      {children}
    </div>
  )
}

function ColumnCard({ list, column, at }: { list: ListModel; column: Column; at: number }) {
  const keyOf = useKeyOfId()
  const width = widthNow(list, column.field)
  const was = column.width !== undefined && column.width !== width ? `, era ${column.width}` : ''
  return (
    <div className="column-card" aria-hidden="true">
      <p>
        <b>{column.label}</b>
        <span>{` ${at + 1}ª de ${list.columns.length} colunas · ${width} px${was}`}</span>
      </p>
      <dl>
        {ROWS.map(([text, ...ids]) => (
          <div key={text}>
            <dt>
              {ids.map((id) => {
                const keys = keyOf(id)
                return keys === undefined ? null : <Keys key={id} keys={keys} />
              })}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div>
          <dt>
            <Keys keys="Enter" />
          </dt>
          <dd>ordenar</dd>
        </div>
        <div>
          <dt>
            <Keys keys="ArrowDown" />
          </dt>
          <dd>voltar às linhas</dd>
        </div>
      </dl>
      <p>‘colunas padrão’ desfaz</p>
    </div>
  )
}

function ColumnActs({ list, column }: { list: ListModel; column: Column }) {
  const keyOf = useKeyOf()
  const acts = columnCommands.filter(({ label }) => label !== undefined)
  return (
    <Menu
      open
      align="start"
      onOpenChange={(open) => !open && list.closeMenu()}
      label={`Coluna ${column.label}`}
      trigger={<span aria-hidden className="block h-px w-px" />}
    >
      <MenuLabel>{column.label}</MenuLabel>
      {acts.map((command) => (
        <MenuItem
          key={command.id}
          icon={command.icon}
          keys={keyOf(command)}
          onSelect={() => execute(command, { coluna: column.field }, 'menu')}
        >
          {command.label}
        </MenuItem>
      ))}
    </Menu>
  )
}
