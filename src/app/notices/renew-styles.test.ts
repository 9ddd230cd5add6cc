import { expect, test, vi } from 'vitest'
import { renewStyles } from './renew-styles.ts'

/** A stylesheet of the page, as much of it as the module reads. */
class Link {
  sheet: { readonly cssRules: readonly string[] } | null = null
  readonly replaceWith = vi.fn<(renewed: string) => void>()
  cloneNode() {
    return 'anew'
  }
}

test('the next click asks for a stylesheet that did not come, and leaves one that was on its way', () => {
  const [missing, late] = [new Link(), new Link()]
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('document', Object.assign(new EventTarget(), { querySelectorAll: () => [missing, late] }))
  renewStyles()
  late.sheet = { cssRules: ['p { color: red }'] }
  page.dispatchEvent(new Event('click'))
  expect(missing.replaceWith).toHaveBeenCalledWith('anew')
  expect(late.replaceWith).not.toHaveBeenCalled()
})
