import type { MouseEvent } from 'react'
import { opensElsewhere } from '#ui/opens-elsewhere.ts'
import { linkTo, readScenarioText } from '../scenario/text.ts'
import { openWithScenario } from '../tab/address.ts'
import { makeWay } from '../tab-state.ts'
import { buildId } from '#state/build-id.ts'
import { tabStorage } from '#state/storage.ts'
import type { Seen } from './comment.ts'

/** Parameters that are for the review tools, and do not change the screen. */
const reviewParameters = ['demo', 'estado']

/** The screen of an address: without parameters of the review tools; `/home` is `/`. */
export const toScreen = (href: string): string => {
  const url = new URL(linkTo(href, ''), 'http://localhost')
  for (const name of reviewParameters) url.searchParams.delete(name)
  const path = url.pathname === '/home' ? '/' : url.pathname
  return path + url.search + url.hash
}

export const screenNow = (): string => toScreen(location.pathname + location.search + location.hash)

export const scenarioNow = (): string => readScenarioText(location.href)

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
  openWithScenario(address, scenario)
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

/** Opens the screen of a comment, where the comment's pin opens. */
export const openComment = (id: string, { address, scenario }: Seen): void => {
  tabStorage.setItem(opensKey, id)
  openScreen(address, scenario)
}

/** The id of the comment to open on this page; read once, then forgotten. */
export const takeCommentToOpen = (): string | undefined => {
  const id = tabStorage.getItem(opensKey) ?? undefined
  tabStorage.removeItem(opensKey)
  return id
}
