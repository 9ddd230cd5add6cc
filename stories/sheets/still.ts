/** An ended story as HTML without scripts: a sheet shows hundreds, and each live story needs its own page. */

const pictureOf = (image: HTMLImageElement): string => {
  const canvas = document.createElement('canvas')
  canvas.width = image.clientWidth
  canvas.height = image.clientHeight
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/webp', 0.8)
}

/** The database of the story goes with its page: pictures are kept within the HTML. */
const keepPictures = (from: Document, to: Element): void => {
  const copies = to.querySelectorAll('img')
  from.querySelectorAll('img').forEach((image, at) => {
    const copy = copies[at]
    for (const name of ['srcset', 'sizes', 'loading']) copy?.removeAttribute(name)
    if (image.complete && image.naturalWidth > 0 && image.clientWidth > 0) copy?.setAttribute('src', pictureOf(image))
  })
}

const keepWords = (from: Document, to: Element): void => {
  const copies = to.querySelectorAll('input, textarea')
  from.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea').forEach((input, at) => {
    const copy = copies[at]
    if (input.tagName === 'TEXTAREA') copy?.replaceChildren(input.value)
    else if (input.type !== 'file') copy?.setAttribute('value', input.value)
  })
}

export const stillOf = (page: Document): string => {
  const html = page.implementation.createHTMLDocument()
  const root = html.importNode(page.documentElement, true)
  keepPictures(page, root)
  keepWords(page, root)
  for (const element of root.querySelectorAll('script, link[rel="modulepreload"], iframe, .sb-wrapper'))
    element.remove()
  const base = html.createElement('base')
  base.href = page.baseURI
  root.querySelector('head')?.prepend(base)
  return `<!doctype html>${root.outerHTML}`
}
