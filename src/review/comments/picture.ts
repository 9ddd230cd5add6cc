/** Makes a picture of a place on the page: copies the elements with their computed styles into an SVG and draws that. Undefined where the browser refuses. */

const shown = [
  'display',
  'position',
  'inset',
  'float',
  'box-sizing',
  'width',
  'height',
  'min-width',
  'min-height',
  'max-width',
  'max-height',
  'margin',
  'padding',
  'border',
  'border-radius',
  'background',
  'background-color',
  'color',
  'opacity',
  'visibility',
  'overflow',
  'font',
  'font-variation-settings',
  'letter-spacing',
  'word-spacing',
  'text-align',
  'text-decoration',
  'text-transform',
  'text-indent',
  'white-space',
  'line-height',
  'vertical-align',
  'list-style',
  'flex',
  'flex-direction',
  'flex-wrap',
  'align-items',
  'align-content',
  'align-self',
  'justify-content',
  'justify-items',
  'justify-self',
  'gap',
  'order',
  'grid-template-columns',
  'grid-template-rows',
  'grid-column',
  'grid-row',
  'grid-auto-flow',
  'object-fit',
  'object-position',
  'aspect-ratio',
  'box-shadow',
  'outline',
  'transform',
  'translate',
  'scale',
  'rotate',
  'clip-path',
  'z-index',
  'fill',
  'stroke',
  'stroke-width',
  'border-collapse',
  'border-spacing',
  'table-layout',
  'overflow-wrap',
  'word-break',
  'columns',
] as const

const most = { nodes: 1_200, width: 960, height: 600, margin: 32, bytes: 400_000 } as const

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The rectangle of the element and its surroundings, within the window. */
const boxAround = (element: Element): Box => {
  const rect = element.getBoundingClientRect()
  const left = Math.max(0, rect.left - most.margin)
  const top = Math.max(0, rect.top - most.margin)
  const right = Math.min(innerWidth, rect.right + most.margin)
  const bottom = Math.min(innerHeight, rect.bottom + most.margin)
  return { left, top, width: Math.min(most.width, right - left), height: Math.min(most.height, bottom - top) }
}

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

const drawnImage = (image: HTMLImageElement | HTMLVideoElement | HTMLCanvasElement): string => {
  const { width, height } = image.getBoundingClientRect()
  const canvas = document.createElement('canvas')
  canvas.width = Math.min(600, Math.ceil(width))
  canvas.height = Math.ceil((canvas.width * height) / Math.max(1, width))
  const isImage = image instanceof HTMLImageElement
  const [natural, tall] = isImage ? [image.naturalWidth, image.naturalHeight] : [image.width, image.height]
  const cover = getComputedStyle(image).objectFit === 'cover' && natural > 0 && tall > 0
  const scale = cover ? Math.max(width / natural, height / tall) : 1
  const [w, h] = cover ? [width / scale, height / scale] : [natural || width, tall || height]
  canvas
    .getContext('2d')
    ?.drawImage(image, (natural - w) / 2 || 0, (tall - h) / 2 || 0, w, h, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/webp', 0.7)
}

const pictureOf = (element: Element): Element | undefined => {
  if (
    !(
      element instanceof HTMLImageElement ||
      element instanceof HTMLVideoElement ||
      element instanceof HTMLCanvasElement
    )
  )
    return undefined
  const copy = document.createElement('img')
  try {
    copy.src = drawnImage(element)
  } catch {
    // A picture of another site, or one that is not loaded, leaves its place empty.
  }
  return copy
}

const left = 'script, style, link, iframe, object, noscript, [data-review]'

const styleOf = (element: Element): string => {
  const computed = getComputedStyle(element)
  // Animations and addresses are left out. A background by address could not be drawn anyway.
  return shown
    .map((name) => [name, computed.getPropertyValue(name)] as const)
    .filter(([, value]) => value !== '' && !value.includes('url('))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
}

const copyOf = (element: Element): Element => {
  const copy = pictureOf(element) ?? document.importNode(element, false)
  for (const name of copy.getAttributeNames()) {
    if (name !== 'src' && !(element instanceof SVGElement)) copy.removeAttribute(name)
  }
  copy.setAttribute('style', styleOf(element))
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    copy.setAttribute('value', element.type === 'password' ? '' : element.value || element.placeholder)
    if (element instanceof HTMLTextAreaElement) copy.textContent = element.value
  }
  if (copy.localName === 'img' && element.localName !== 'svg') return copy
  for (const child of element.childNodes) {
    if (child instanceof Element) {
      if (!child.matches(left)) copy.append(copyOf(child))
    } else if (child.nodeType === Node.TEXT_NODE) copy.append(child.cloneNode())
  }
  return copy
}

const groundColour = (element: Element): string => {
  for (let up: Element | null = element; up; up = up.parentElement) {
    const { backgroundColor } = getComputedStyle(up)
    if (!/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)) return backgroundColor
  }
  return 'Canvas'
}

const svgOf = (ground: Element, { left: x, top: y, width, height }: Box, colour: string): string => {
  const rect = ground.getBoundingClientRect()
  const body = document.createElement('div')
  body.setAttribute(
    'style',
    `position:absolute;left:${rect.left - x}px;top:${rect.top - y}px;width:${rect.width}px;height:${rect.height}px`,
  )
  const copy = copyOf(ground)
  // Fixed or shifted elements are placed within the picture.
  if (copy instanceof HTMLElement)
    Object.assign(copy.style, {
      position: 'relative',
      inset: 'auto',
      margin: '0',
      transform: 'none',
      translate: 'none',
    })
  body.append(copy)
  const page = new XMLSerializer().serializeToString(body)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour}"/><foreignObject width="100%" height="100%">${page}</foreignObject></svg>`
}

const draw = async (svg: string, { width, height }: Box, mark: DOMRect, box: Box): Promise<string> => {
  const image = new Image()
  // A data URL, since drawing a Blob's URL taints the canvas in Chromium.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return ''
  context.drawImage(image, 0, 0)
  context.strokeStyle = getComputedStyle(document.documentElement).getPropertyValue('--red')
  context.lineWidth = 3
  context.strokeRect(mark.left - box.left - 2, mark.top - box.top - 2, mark.width + 4, mark.height + 4)
  const url = canvas.toDataURL('image/webp', 0.8)
  return url.length > most.bytes ? '' : url
}

/** A data URL, or nothing. Gives up after two seconds: writing must not wait for a picture. */
export const takePicture = async (element: Element): Promise<string> => {
  const late = new Promise<string>((resolve) => {
    setTimeout(() => resolve(''), 2_000)
  })
  const take = async () => {
    const box = boxAround(element)
    if (box.width < 8 || box.height < 8) return ''
    const ground = groundOf(element, box)
    return draw(svgOf(ground, box, groundColour(ground)), box, element.getBoundingClientRect(), box)
  }
  return Promise.race([take().catch(() => ''), late])
}
