/** Makes a picture of a place on the page, with a frame around the element. */
import { domToCanvas } from 'modern-screenshot'
import { sleep } from '#api/sleep.ts'
import { drawsNoise } from '#ui/page-canvas.ts'

const limits = { nodes: 600, width: 960, height: 600, margin: 32, bytes: 400_000, ms: 2_000, imageMs: 300 } as const

/** The rectangle of the element and its surroundings, within the window. */
const boxAround = (element: Element) => {
  const rect = element.getBoundingClientRect()
  const x = Math.max(0, rect.left - limits.margin)
  const y = Math.max(0, rect.top - limits.margin)
  const right = Math.min(innerWidth, rect.right + limits.margin)
  const bottom = Math.min(innerHeight, rect.bottom + limits.margin)
  return { x, y, width: Math.min(limits.width, right - x), height: Math.min(limits.height, bottom - y) }
}
type Box = ReturnType<typeof boxAround>

const holds = (outer: DOMRect, { x, y, width, height }: Box) =>
  outer.left <= x && outer.top <= y && outer.right >= x + width && outer.bottom >= y + height

/** The nearest ancestor that fills the picture and is small enough to copy. */
const findGround = (element: Element, box: Box): Element => {
  let ground = element
  for (let up = element.parentElement; up && up !== document.documentElement; up = up.parentElement) {
    // An element over the page, such as a dialog, is copied without the page behind.
    if (
      getComputedStyle(ground).position === 'fixed' ||
      holds(ground.getBoundingClientRect(), box) ||
      up.querySelectorAll('*').length > limits.nodes
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

const omitted = 'script, style, link, iframe, object, noscript, [data-review]'
const isDrawn = (node: Node): boolean => !(node instanceof Element && node.matches(omitted))

const withoutPassword = (copy: Node): void => {
  if (copy instanceof HTMLInputElement && copy.type === 'password') copy.setAttribute('value', '')
}

const draw = async (element: Element): Promise<string> => {
  const box = boxAround(element)
  if (box.width < 8 || box.height < 8 || (await drawsNoise())) return ''
  const mark = element.getBoundingClientRect()
  const ground = findGround(element, box)
  const rect = ground.getBoundingClientRect()
  const canvas = await domToCanvas(ground, {
    width: box.width,
    height: box.height,
    backgroundColor: groundColour(ground),
    // The place is drawn in the system's typeface: to embed the brand's would take longer than a comment waits.
    font: false,
    // An image out of sight is never loaded.
    timeout: limits.imageMs,
    filter: isDrawn,
    onCloneEachNode: withoutPassword,
    style: {
      position: 'absolute',
      inset: 'auto',
      left: `${rect.left - box.x}px`,
      top: `${rect.top - box.y}px`,
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
  context.strokeRect(mark.left - box.x - 2, mark.top - box.y - 2, mark.width + 4, mark.height + 4)
  const url = canvas.toDataURL('image/webp', 0.8)
  return url.length > limits.bytes ? '' : url
}

/** A data URL; '' where the browser refuses, or needs two seconds: writing must not wait for a picture. */
export const takePicture = (element: Element): Promise<string> =>
  Promise.race([draw(element).catch(() => ''), sleep(limits.ms).then(() => '')])
