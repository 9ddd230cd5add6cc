import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'

const grip = '[data-grip]'
const isBelow = (row: Element, { clientY }: { clientY: number }): boolean => {
  const { top, height } = row.getBoundingClientRect()
  return clientY > top + height / 2
}
const unmark = (row: HTMLElement): void => row.removeAttribute('data-drop')

/** Lets the rows of a table's body be dragged by their grips. `onDrop`: the row at one position among these goes to another. */
export const dragRows = (body: HTMLTableSectionElement, onDrop: (from: number, to: number) => void): (() => void) => {
  const rows = [...body.rows].filter((row) => row.querySelector(grip))
  return combine(
    ...rows.flatMap((row, at) => {
      const handle = row.querySelector<HTMLElement>(grip)
      if (!handle) return []
      return [
        draggable({
          element: handle,
          getInitialData: () => ({ body, at }),
          onGenerateDragPreview: ({ nativeSetDragImage, location }) => {
            const { left, top } = row.getBoundingClientRect()
            const { clientX, clientY } = location.initial.input
            nativeSetDragImage?.(row, clientX - left, clientY - top)
          },
          onDragStart: () => row.setAttribute('data-dragged', ''),
          onDrop: () => row.removeAttribute('data-dragged'),
        }),
        dropTargetForElements({
          element: row,
          canDrop: ({ source }) => source.data['body'] === body,
          onDrag: ({ location, source }) => {
            if (source.data['at'] === at) return
            row.dataset['drop'] = isBelow(row, location.current.input) ? 'below' : 'above'
          },
          onDragLeave: () => unmark(row),
          onDrop: ({ location, source }) => {
            unmark(row)
            const from = Number(source.data['at'])
            const before = isBelow(row, location.current.input) ? at + 1 : at
            const to = from < before ? before - 1 : before
            if (to !== from) onDrop(from, to)
          },
        }),
      ]
    }),
  )
}
