import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'

/** Whether the pointer is in the second half of a part: the drop goes behind that part. */
type IsBehind = (part: Element, pointer: Pick<PointerEvent, 'clientX' | 'clientY'>) => boolean

const isBelow: IsBehind = (row, { clientY }) => {
  const { top, height } = row.getBoundingClientRect()
  return clientY > top + height / 2
}
const isRight: IsBehind = (tile, { clientX }) => {
  const { left, width } = tile.getBoundingClientRect()
  return clientX > left + width / 2
}

const grip = '[data-grip]'
const unmark = (part: HTMLElement): void => part.removeAttribute('data-drop')

/** Lets the parts of an element be dragged by their grips: rows downwards, tiles to the right. Rows without a grip have no position. */
export const dragParts = (
  whole: HTMLTableSectionElement | HTMLOListElement,
  onDrop: (from: number, to: number) => void,
): (() => void) => {
  const isTable = whole instanceof HTMLTableSectionElement
  const isBehind = isTable ? isBelow : isRight
  const parts = [...whole.children].filter((part) => part instanceof HTMLElement)
  return combine(
    ...parts
      .filter((part) => !isTable || part.querySelector(grip))
      .flatMap((part, index) => {
        const handle = part.querySelector<HTMLElement>(grip)
        if (!handle) return []
        return [
          draggable({
            element: handle,
            getInitialData: () => ({ whole, index }),
            onGenerateDragPreview: ({ nativeSetDragImage, location }) => {
              const { left, top } = part.getBoundingClientRect()
              const { clientX, clientY } = location.initial.input
              nativeSetDragImage?.(part, clientX - left, clientY - top)
            },
            onDragStart: () => part.setAttribute('data-dragged', ''),
            onDrop: () => part.removeAttribute('data-dragged'),
          }),
          dropTargetForElements({
            element: part,
            canDrop: ({ source }) => source.data['whole'] === whole,
            onDrag: ({ location, source }) => {
              if (source.data['index'] === index) return
              part.dataset['drop'] = isBehind(part, location.current.input) ? 'below' : 'above'
            },
            onDragLeave: () => unmark(part),
            onDrop: ({ location, source }) => {
              unmark(part)
              const from = Number(source.data['index'])
              const insertIndex = isBehind(part, location.current.input) ? index + 1 : index
              const to = from < insertIndex ? insertIndex - 1 : insertIndex
              if (to !== from) onDrop(from, to)
            },
          }),
        ]
      }),
  )
}
