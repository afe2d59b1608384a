/**
 * The card below the header under the cursor (name and width of the column, and the keys that change it), or its menu.
 */
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { execute } from '#commands/command-requests.ts'
import { useGetDisplayKey, useGetDisplayKeyById } from '#commands/keys/use-display-key.ts'
import type { Column } from '#listing/define.ts'
import type { ListModel } from '#listing/model.ts'
import { KeyChips } from '#ui/icons/key-chips.tsx'
import { Menu, MenuItem, MenuLabel } from '#ui/components/menu.tsx'
import { getColumnWidth } from './column-actions.ts'
import { columnCommands } from './commands.ts'
import './header-tools.css'
import './sideways.css'

/** The rows of the card in order: a text and the commands whose keys are shown. */
const TOOL_ROWS: readonly (readonly [string, ...string[]])[] = [
  ['mover', 'coluna.esquerda', 'coluna.direita'],
  ['fixar', 'coluna.fixar'],
  ['largura, 32 px', 'coluna.estreitar', 'coluna.alargar'],
  ['ocultar', 'coluna.ocultar'],
  ['largura, 8 px', 'coluna.estreitarPouco', 'coluna.alargarPouco'],
  ['ajustar ao maior', 'coluna.ajustar'],
]

/** Draws nothing while the cursor is on a row and no header menu is open. */
export function HeaderTools({ list }: { list: ListModel }) {
  const { cursor, columns, openMenu } = list
  const menuField =
    typeof openMenu === 'object' && openMenu !== null && 'columnField' in openMenu ? openMenu.columnField : null
  const index =
    menuField === null
      ? cursor?.row === -1
        ? cursor.column
        : -1
      : columns.findIndex((candidate) => candidate.field === menuField)
  const column = columns[index]
  if (!column) return null
  return (
    <BelowHeader list={list} columnIndex={index} isBeside={menuField === null}>
      {menuField === null ? (
        <ColumnCard list={list} column={column} index={index} />
      ) : (
        <ColumnActions list={list} column={column} />
      )}
    </BelowHeader>
  )
}

interface BelowHeaderProps {
  list: ListModel
  /** 0-based index of the column among the visible ones. */
  columnIndex: number
  /** Beside the column rather than over its values, if there is room. */
  isBeside: boolean
  children: ReactNode
}

/** Places its children below the header of this column, inside the visible part of the table. */
function BelowHeader({ list, columnIndex, isBeside, children }: BelowHeaderProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const header = list.gridRef.current?.querySelector<HTMLElement>(`thead th[aria-colindex="${columnIndex + 2}"]`)
    const scroller = box.current?.parentElement
    if (!box.current || !header || !scroller) return
    const { offsetWidth } = box.current
    const maxLeft = scroller.scrollLeft + scroller.clientWidth - offsetWidth - 8
    const right = header.offsetLeft + header.offsetWidth + 2
    const left = header.offsetLeft - offsetWidth - 2
    const wanted = !isBeside ? header.offsetLeft : right <= maxLeft ? right : Math.max(left, scroller.scrollLeft)
    box.current.style.left = `${Math.max(0, Math.min(wanted, maxLeft))}px`
    box.current.style.top = `${scroller.scrollTop + header.offsetHeight + 6}px`
  })
  return (
    <div ref={box} className="column-tools">
      {children}
    </div>
  )
}

function ColumnCard({ list, column, index }: { list: ListModel; column: Column; index: number }) {
  const getKey = useGetDisplayKeyById()
  const width = getColumnWidth(list, column.field)
  const defaultWidthText = column.width !== undefined && column.width !== width ? `, era ${column.width}` : ''
  return (
    <div className="column-card" aria-hidden="true">
      <p>
        <b>{column.label}</b>
        <span>{` ${index + 1}ª de ${list.columns.length} colunas · ${width} px${defaultWidthText}`}</span>
      </p>
      <dl>
        {TOOL_ROWS.map(([text, ...ids]) => (
          <div key={text}>
            <dt>
              {ids.map((id) => {
                const keys = getKey(id)
                return keys === undefined ? null : <KeyChips key={id} keys={keys} />
              })}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div>
          <dt>
            <KeyChips keys="Enter" />
          </dt>
          <dd>ordenar</dd>
        </div>
        <div>
          <dt>
            <KeyChips keys="ArrowDown" />
          </dt>
          <dd>voltar às linhas</dd>
        </div>
      </dl>
      <p>‘colunas padrão’ desfaz</p>
    </div>
  )
}

function ColumnActions({ list, column }: { list: ListModel; column: Column }) {
  const getKey = useGetDisplayKey()
  const menuCommands = columnCommands.filter(({ label }) => label !== undefined)
  return (
    <Menu
      open
      align="start"
      onOpenChange={(open) => !open && list.closeMenu()}
      label={`Coluna ${column.label}`}
      trigger={<span aria-hidden className="block h-px w-px" />}
    >
      <MenuLabel>{column.label}</MenuLabel>
      {menuCommands.map((command) => (
        <MenuItem
          key={command.id}
          icon={command.icon}
          keys={getKey(command)}
          onSelect={() => execute(command, { coluna: column.field }, 'menu')}
        >
          {command.label}
        </MenuItem>
      ))}
    </Menu>
  )
}
