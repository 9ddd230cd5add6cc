/** Boxes that take files by themselves. */
const box = 'input[type=file]:enabled'

const hold = (event: DragEvent): void => {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
  // Firefox names the text under the mouse.
  const element = event.composedPath().find((part) => part instanceof Element)
  if (element?.closest(box)) return
  event.preventDefault()
  // A rich text takes pictures, or says itself why not.
  if (!element?.closest('[contenteditable]')) event.dataTransfer.dropEffect = 'none'
}

/**
 * A file that is dropped beside a box opens nothing: the browser would show it in place of the page and all that was typed. Text goes where
 * it is dropped.
 */
export const holdStrayFiles = (): void => {
  for (const type of ['dragover', 'drop'] as const) addEventListener(type, hold)
}
