/** A list of which the lines in sight are drawn alone, however many there are and however high each of them is. */
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useRef } from 'react'

/** Lines drawn above and below those in sight. */
const SPARE = 8

interface LongListProps<Item> {
  items: readonly Item[]
  keyOf: (item: Item) => string | number
  /** px of a line of one row; the others are measured once they are seen. */
  lineHeight: number
  /** What stands in the line. */
  draw: (item: Item) => ReactNode
  /** Of the box that scrolls, and of each line. */
  className: string
  lineClassName: string
}

/**
 * Draws of many lines those in sight, all of one height; assistive technology hears of each its place and how many
 * there are.
 */
export function LongList<Item>({ items, keyOf, lineHeight, draw, className, lineClassName }: LongListProps<Item>) {
  const box = useRef<HTMLDivElement>(null)
  const lines = useVirtualizer({
    count: items.length,
    getScrollElement: () => box.current,
    getItemKey: (index) => {
      const item = items[index]
      return item === undefined ? index : keyOf(item)
    },
    estimateSize: () => lineHeight,
    overscan: SPARE,
  })
  return (
    <div ref={box} className={`overflow-y-auto ${className}`}>
      <ul className="relative" style={{ height: lines.getTotalSize() }}>
        {lines.getVirtualItems().map(({ key, index, start }) => {
          const item = items[index]
          return item === undefined ? null : (
            <li
              key={key}
              ref={lines.measureElement}
              data-index={index}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              className={`absolute inset-x-0 top-0 ${lineClassName}`}
              style={{ transform: `translateY(${start}px)` }}
            >
              {draw(item)}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
