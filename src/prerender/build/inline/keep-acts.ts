/** Keeps taps and typed words for the code (app/boot/hydrate.ts, site/search/words-ahead.ts). Links work as links. */
export const keepActs = (): void => {
  const take = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  let isSlashOn = true
  try {
    // The name in state/slash-key.ts.
    isSlashOn = localStorage.getItem('sin-barra') === null
  } catch {
    // Without storage the key is on.
  }
  window.acts = []
  addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element && event.target.closest<HTMLElement>('button, a[href^="/api/"]')
      if (!target || !window.acts) return
      take(event)
      window.acts.push({ target, type: 'click' })
    },
    true,
  )
  // Panel and zone have no search, so their keys are left alone.
  if (!/^\/(admin|zonaPrivada)/.test(location.pathname)) window.words = null
  addEventListener(
    'keydown',
    (event) => {
      const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event
      if (!(target instanceof HTMLElement)) return
      const chord = ctrlKey || metaKey || altKey
      const isField = target.isContentEditable || target.matches('input, textarea, select')
      if (key === 'Enter' && target.matches('input:not(form *)')) window.acts?.push({ target, type: 'Enter' })
      if (window.words === undefined) return
      if (window.words === null) {
        const isRequested =
          key === '/'
            ? !chord && !isField && isSlashOn
            : key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey
        if (!isRequested) return
        // The next keys are for the search, not for the field.
        target.blur()
        window.words = ''
      } else if (isField || chord) return
      else if (key === 'Backspace') window.words = window.words.slice(0, -1)
      else if (key.length === 1) window.words += key
      // Enter on a link follows the link.
      else if (key === 'Enter' && target === document.body) window.words += '\n'
      else return
      take(event)
    },
    true,
  )
}
