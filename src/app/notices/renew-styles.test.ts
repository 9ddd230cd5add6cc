import { expect, test, vi } from 'vitest'
import { renewStyles } from './renew-styles.ts'

/** A stylesheet of the page, as much of it as the module reads. */
class Link {
  readonly href: string
  constructor(href: string) {
    this.href = href
  }
  sheet: { readonly cssRules: readonly string[] } | null = null
  readonly replaceWith = vi.fn<(renewed: string) => void>()
  cloneNode() {
    return 'anew'
  }
}

test('a stylesheet that has failed is asked for again, one that did not come with the next click; one that was on its way stays', () => {
  const [missing, late, failed] = [new Link('/a.css'), new Link('/b.css'), new Link('/c.css')]
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('document', Object.assign(new EventTarget(), { querySelectorAll: () => [missing, late, failed] }))
  vi.stubGlobal('performance', {
    getEntriesByName: (name: string) => (name === '/c.css' ? [{ responseStatus: 0 }] : []),
  })
  renewStyles()
  expect(failed.replaceWith).toHaveBeenCalledWith('anew')
  expect(missing.replaceWith).not.toHaveBeenCalled()
  late.sheet = { cssRules: ['p { color: red }'] }
  page.dispatchEvent(new Event('click'))
  expect(missing.replaceWith).toHaveBeenCalledWith('anew')
  expect(late.replaceWith).not.toHaveBeenCalled()
})
