/** A list that renders only its visible items, whatever their number and heights. */
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useRef } from 'react'

/** Number of items rendered above and below the visible ones. */
const OVERSCAN = 8

interface VirtualListProps<Item> {
  items: readonly Item[]
  getKey: (item: Item) => string | number
  /** Height of an item with one line, in px. Other items are measured when they render. */
  estimatedHeightPx: number
  /** Renders the content of an item. */
  renderItem: (item: Item) => ReactNode
  /** The classes of the scrolling box, and of each item. */
  className: string
  itemClassName: string
}

/** Renders the visible items. Assistive technology gets the position of each item and the total. */
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
