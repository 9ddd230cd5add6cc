import type { AnyRouter } from '@tanstack/react-router'
import { tabTitle } from '../../brand.ts'
import { forgetPlace } from '../../site/page/place.ts'
import { announce } from './Announcer.tsx'

/** To the page's heading, else to where its content begins. */
export const focusContent = (): void => {
  const main = document.querySelector('main')
  const target = main?.querySelector('h1') ?? main
  if (!target) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** What a page load would do for people, on top of the router's scroll to the top: move the focus, say where one is. */
export const followNavigation = (router: AnyRouter, painted: boolean): void => {
  // §2.1: to the top at every navigation, back and forward too.
  history.scrollRestoration = 'manual'
  const bootTitle = painted ? null : document.querySelector('head > title')
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    // The page on screen names itself now; the first title of a document would win over its own. A page of the build has its own.
    bootTitle?.remove()
    if (!fromLocation || !pathChanged) return
    forgetPlace()
    focusContent()
    announce(document.title.replace(tabTitle(''), ''))
  })
}
