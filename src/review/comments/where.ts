import type { MouseEvent } from 'react'
import { opensElsewhere } from '../../ui/opens-elsewhere.ts'
import { linkTo, scenarioIn } from '../scenario/text.ts'
import { openIn } from '../tab/address.ts'
import { makeWay } from '../tab-state.ts'
import { buildId } from '../../state/build-id.ts'
import type { Seen } from './comment.ts'

/** Parameters that are for the review tools, and do not change the screen. */
const ofReview = ['demo', 'estado']

/** The screen of an address: without parameters of the review tools; `/home` is `/`. */
export const screenAt = (href: string): string => {
  const url = new URL(linkTo(href, ''), 'http://localhost')
  for (const name of ofReview) url.searchParams.delete(name)
  const path = url.pathname === '/home' ? '/' : url.pathname
  return path + url.search + url.hash
}

export const screenNow = (): string => screenAt(location.pathname + location.search + location.hash)

export const scenarioNow = (): string => scenarioIn(location.href)

export const seenNow = (): Seen => ({
  address: screenNow(),
  // Without the company's name.
  title: document.title.replace(/ \| [^|]*$/, '').slice(0, 200),
  scenario: scenarioNow(),
  width: innerWidth,
  height: innerHeight,
  build: buildId(),
})

const opensKey = 'sala.comentario'

/** Opens a screen in a scenario; in none where the text is empty. */
const openScreen = (address: string, scenario: string): void => {
  makeWay()
  openIn(address, scenario)
}

/** The props of a link to a screen in a scenario. A click that opens elsewhere stays the browser's. */
export const linkProps = (address: string, scenario: string, open = () => openScreen(address, scenario)) => ({
  href: linkTo(address, scenario),
  onClick: (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    open()
  },
})

/** Goes where a comment was made; its pin opens there. */
export const openAt = (id: string, { address, scenario }: Seen): void => {
  sessionStorage.setItem(opensKey, id)
  openScreen(address, scenario)
}

/** The comment whose pin opens on this page; asked once, then forgotten. */
export const toOpen = (): string | undefined => {
  const id = sessionStorage.getItem(opensKey) ?? undefined
  sessionStorage.removeItem(opensKey)
  return id
}
