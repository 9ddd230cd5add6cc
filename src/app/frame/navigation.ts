import type { AnyRouter } from '@tanstack/react-router'
import { forgetPlace } from '#site/page/list-place.ts'
import { announce } from '#ui/announce.ts'

/** Moves the focus to the page's heading, or to the start of its content. */
export const focusContent = (): void => {
  const main = document.querySelector('main')
  const target = main?.querySelector('h1') ?? main
  if (!target) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** Moves the focus and announces the page, as a page load does besides scrolling to the top. */
export const followNavigation = (router: AnyRouter, painted: boolean): void => {
  // §2.1: every navigation scrolls to the top, back and forward too.
  history.scrollRestoration = 'manual'
  const bootTitle = painted ? null : document.querySelector('head > title')
  const { dataset } = document.documentElement
  router.subscribe('onBeforeLoad', ({ fromLocation, hrefChanged }) => {
    if (fromLocation && hrefChanged) dataset['going'] = ''
  })
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    delete dataset['going']
    // The page on screen now sets its title. The first <title> of a document wins, so the old one is removed. A prerendered page keeps its own.
    bootTitle?.remove()
    // A reload under an open dialog: the dialog's entry goes.
    if (router.latestLocation.state.dialogs)
      void import('#ui/back-closes.ts').then(({ followHistory }) => followHistory(router.history).settleSoon())
    if (!fromLocation || !pathChanged) return
    forgetPlace()
    focusContent()
    announce(document.title.replace(/ \| [^|]*$/, ''))
  })
}
