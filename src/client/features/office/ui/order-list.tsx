import { useRef, useState, type DragEvent, type KeyboardEvent, type ReactNode } from 'react'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import GripVertical from 'lucide-react/icons/grip-vertical'
import { cx } from '#client/lib/class-names.ts'
import { IconButton } from '#client/ui/icon-button.tsx'

type Item = { id: string; title: string }

type Props<One extends Item> = {
  label: string
  items: readonly One[]
  onOrder: (ids: string[]) => void
  children: (item: One) => ReactNode
}

function moved(ids: string[], id: string, to: number) {
  const others = ids.filter((one) => one !== id)
  others.splice(Math.max(0, Math.min(to, others.length)), 0, id)
  return others
}

/**
 * A list that is put into order: by dragging a row, by its two buttons, or by the arrow keys on its handle. What has happened is
 * told to a screen reader.
 */
export function OrderList<One extends Item>({ label, items, onOrder, children }: Props<One>) {
  const [dragged, setDragged] = useState('')
  const [told, setTold] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const ids = items.map(({ id }) => id)

  function move({ id, title }: Item, to: number) {
    if (to < 0 || to >= ids.length || ids.indexOf(id) === to) return
    onOrder(moved(ids, id, to))
    setTold(`${title} is number ${to + 1} of ${ids.length}`)
  }

  function onKey(event: KeyboardEvent, item: One, at: number) {
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: ids.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    move(item, to)
    // The row moves, and the handle with it keeps the focus.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-handle="${item.id}"]`)?.focus(),
    )
  }

  function onDrop(event: DragEvent, at: number) {
    event.preventDefault()
    const item = items.find(({ id }) => id === dragged)
    setDragged('')
    if (item) move(item, at)
  }

  return (
    <>
      <ol ref={list} aria-label={label} className="divide-y divide-hairline border-y border-hairline">
        {items.map((item, at) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is one of three ways; the others are keys and buttons
          <li
            key={item.id}
            draggable
            onDragStart={() => setDragged(item.id)}
            onDragEnd={() => setDragged('')}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => onDrop(event, at)}
            className={cx(
              'flex flex-wrap items-center gap-x-3 gap-y-1 py-3',
              dragged === item.id && 'opacity-55',
            )}
          >
            <button
              type="button"
              data-handle={item.id}
              aria-label={`Move ${item.title}: number ${at + 1} of ${ids.length}. Use the arrow keys.`}
              onKeyDown={(event) => onKey(event, item, at)}
              className="grid size-11 shrink-0 cursor-grab place-items-center rounded-full text-ink-soft hover:bg-tint"
            >
              <GripVertical aria-hidden className="size-5" strokeWidth={1.5} />
            </button>
            <div className="min-w-0 flex-1 basis-40 max-sm:basis-[calc(100%-4rem)]">{children(item)}</div>
            <div className="flex max-sm:ms-14">
              <IconButton
                label={`Move ${item.title} up`}
                icon={<ArrowUp aria-hidden className="size-5" strokeWidth={1.5} />}
                disabled={at === 0}
                onClick={() => move(item, at - 1)}
              />
              <IconButton
                label={`Move ${item.title} down`}
                icon={<ArrowDown aria-hidden className="size-5" strokeWidth={1.5} />}
                disabled={at === ids.length - 1}
                onClick={() => move(item, at + 1)}
              />
            </div>
          </li>
        ))}
      </ol>
      <output className="sr-only">{told}</output>
    </>
  )
}
