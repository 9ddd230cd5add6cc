/** Makes a picture of a place on the page, with a frame around the element. */
import { domToCanvas } from 'modern-screenshot'
import { sleep } from '../../api/sleep.ts'

const most = { nodes: 600, width: 960, height: 600, margin: 32, bytes: 400_000, ms: 2_000, imageMs: 300 } as const

/** The rectangle of the element and its surroundings, within the window. */
const boxAround = (element: Element) => {
  const rect = element.getBoundingClientRect()
  const left = Math.max(0, rect.left - most.margin)
  const top = Math.max(0, rect.top - most.margin)
  const right = Math.min(innerWidth, rect.right + most.margin)
  const bottom = Math.min(innerHeight, rect.bottom + most.margin)
  return { left, top, width: Math.min(most.width, right - left), height: Math.min(most.height, bottom - top) }
}
type Box = ReturnType<typeof boxAround>

const holds = (outer: DOMRect, { left, top, width, height }: Box) =>
  outer.left <= left && outer.top <= top && outer.right >= left + width && outer.bottom >= top + height

/** The nearest ancestor that fills the picture and is small enough to copy. */
const groundOf = (element: Element, box: Box): Element => {
  let ground = element
  for (let up = element.parentElement; up && up !== document.documentElement; up = up.parentElement) {
    // An element over the page, such as a dialog, is copied without the page behind.
    if (
      getComputedStyle(ground).position === 'fixed' ||
      holds(ground.getBoundingClientRect(), box) ||
      up.querySelectorAll('*').length > most.nodes
    )
      break
    ground = up
  }
  return ground
}

const groundColour = (element: Element): string => {
  for (let up: Element | null = element; up; up = up.parentElement) {
    const { backgroundColor } = getComputedStyle(up)
    if (!/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)) return backgroundColor
  }
  return 'Canvas'
}

const left = 'script, style, link, iframe, object, noscript, [data-review]'
const isDrawn = (node: Node): boolean => !(node instanceof Element && node.matches(left))

const withoutPassword = (copy: Node): void => {
  if (copy instanceof HTMLInputElement && copy.type === 'password') copy.setAttribute('value', '')
}

const draw = async (element: Element): Promise<string> => {
  const box = boxAround(element)
  if (box.width < 8 || box.height < 8) return ''
  const mark = element.getBoundingClientRect()
  const ground = groundOf(element, box)
  const rect = ground.getBoundingClientRect()
  const canvas = await domToCanvas(ground, {
    width: box.width,
    height: box.height,
    backgroundColor: groundColour(ground),
    // The place is drawn in the system's typeface: to embed the brand's would take longer than a comment waits.
    font: false,
    // An image out of sight is never loaded.
    timeout: most.imageMs,
    filter: isDrawn,
    onCloneEachNode: withoutPassword,
    style: {
      position: 'absolute',
      inset: 'auto',
      left: `${rect.left - box.left}px`,
      top: `${rect.top - box.top}px`,
      width: `${rect.width}px`,
      height: `${rect.height}px`,
      margin: '0',
      transform: 'none',
      translate: 'none',
    },
  })
  const context = canvas.getContext('2d')
  if (!context) return ''
  context.strokeStyle = getComputedStyle(document.documentElement).getPropertyValue('--red')
  context.lineWidth = 3
  context.strokeRect(mark.left - box.left - 2, mark.top - box.top - 2, mark.width + 4, mark.height + 4)
  const url = canvas.toDataURL('image/webp', 0.8)
  return url.length > most.bytes ? '' : url
}

/** A data URL; '' where the browser refuses, or needs two seconds: writing must not wait for a picture. */
export const takePicture = (element: Element): Promise<string> =>
  Promise.race([draw(element).catch(() => ''), sleep(most.ms).then(() => '')])
