/** A list of which the lines in sight are drawn alone, however many there are and however high each of them is. */
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useRef } from 'react'

/** Lines drawn above and below those in sight. */
const OVERSCAN = 8

interface VirtualListProps<Item> {
  items: readonly Item[]
  getKey: (item: Item) => string | number
  /** px of a line of one row; the others are measured once they are seen. */
  estimatedHeightPx: number
  /** What stands in the line. */
  renderItem: (item: Item) => ReactNode
  /** Of the box that scrolls, and of each line. */
  className: string
  itemClassName: string
}

/**
 * Draws of many lines those in sight, all of one height; assistive technology hears of each its place and how many
 * there are.
 */
export function VirtualList<Item>({
  items,
  getKey,
  estimatedHeightPx,
  renderItem,
  className,
  itemClassName,
}: VirtualListProps<Item>) {
  const box = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => box.current,
    getItemKey: (index) => {
      const item = items[index]
      return item === undefined ? index : getKey(item)
    },
    estimateSize: () => estimatedHeightPx,
    overscan: OVERSCAN,
  })
  return (
    <div ref={box} className={`overflow-y-auto ${className}`}>
      <ul className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const item = items[index]
          return item === undefined ? null : (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              className={`absolute inset-x-0 top-0 ${itemClassName}`}
              style={{ transform: `translateY(${start}px)` }}
            >
              {renderItem(item)}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
