import type { Page } from '@playwright/test'

/** Translates the page from now on as browsers do: every text gives way to a copy within two `<font>`, and again after each change. */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const isLeft = (text: Text) =>
      text.data.trim() === '' || text.parentElement?.closest('font, script, style, textarea, title, [contenteditable]')
    const replace = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = root instanceof Text ? [root] : []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Text) texts.push(node)
      for (const text of texts) {
        if (isLeft(text)) continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.textContent = text.data
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    replace(document.body)
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) replace(node)
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
