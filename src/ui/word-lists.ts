interface Item {
  readonly tag: 'ol' | 'ul'
  readonly level: number
}

const isMark = (element: Element): boolean => /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? '')
const numbered = /^\(?(?:\d+|[a-z]{1,4})[.)]/i
const typedMark = /^\s*(?:[·•§▪◦o–-]|\(?(?:\d+|[a-z])[.)])[\s\u00A0]+/

const firstText = (element: Element): Text | undefined => {
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode
    if (node instanceof Text && node.data.trim() !== '') return node
  }
  return undefined
}

/** A paragraph of Word as a list item, or undefined. Removes the mark that Word writes into the text. */
const takeItem = (paragraph: Element): Item | undefined => {
  const level = /mso-list:[^;]*\blevel(\d+)/i.exec(paragraph.getAttribute('style') ?? '')?.[1]
  const mark = [...paragraph.querySelectorAll('[style*="mso-list" i]')].find(isMark)
  if (mark) {
    const words = mark.textContent.trim()
    mark.remove()
    return { tag: numbered.test(words) ? 'ol' : 'ul', level: Number(level ?? 1) }
  }
  if (level === undefined && !paragraph.className.startsWith('MsoListParagraph')) return undefined
  const first = firstText(paragraph)
  const typed = typedMark.exec(first?.data ?? '')?.[0]
  if (typed !== undefined) first?.deleteData(0, typed.length)
  else if (level === undefined) return undefined
  return { tag: numbered.test(typed?.trim() ?? '') ? 'ol' : 'ul', level: Number(level ?? 1) }
}

/** Word writes lists as paragraphs: turns them into items, indented by class as the editor does. */
export const listWordItems = (body: HTMLElement): void => {
  const made = new Set<Element>()
  body.querySelectorAll('p').forEach((paragraph) => {
    const item = takeItem(paragraph)
    if (!item) return
    const create = (tag: string) => body.ownerDocument.createElement(tag)
    const previous = paragraph.previousElementSibling
    const goesOn = previous !== null && made.has(previous) && previous.localName === item.tag
    const list = goesOn ? previous : create(item.tag)
    if (!goesOn) paragraph.before(list)
    made.add(list)
    const entry = create('li')
    if (item.level > 1) entry.className = `ql-indent-${Math.min(item.level - 1, 8)}`
    entry.append(...paragraph.childNodes)
    list.append(entry)
    paragraph.remove()
  })
}
